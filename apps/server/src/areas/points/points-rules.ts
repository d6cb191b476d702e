import { USUAL_POINTS_RULES, type PointsRules } from '@hearth/domain'
import { ownerSetting } from '#kernel/ops/owner-setting'

/** The stored rules of points, and their defaults. */
export const pointsRules = ownerSetting<PointsRules>('pointsRules', USUAL_POINTS_RULES)

/** An expression for the owner's rules; null if none were set. */
export const storedRules = pointsRules.stored

/** Returns the rules that apply, from the stored value. */
export const rulesOf = pointsRules.holds
