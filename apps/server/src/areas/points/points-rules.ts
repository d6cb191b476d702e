import { USUAL_POINTS_RULES, type PointsRules } from '@hearth/domain'
import { ownerSetting } from '#kernel/ops/owner-setting'

/** The owner's rules of points, as they are set and read. */
export const pointsRules = ownerSetting<PointsRules>('pointsRules', USUAL_POINTS_RULES)

/** The owner's rules as an expression; null where none were set. */
export const storedRules = pointsRules.stored

/** The rules in force, from the stored value. */
export const rulesOf = pointsRules.holds
