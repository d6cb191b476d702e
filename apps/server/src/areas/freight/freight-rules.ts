import { USUAL_FREIGHT, type FreightRules } from '@hearth/domain'
import { ownerSetting } from '#kernel/ops/owner-setting'

/** The stored freight tables, and their defaults. */
export const freightRules = ownerSetting<FreightRules>('freight', USUAL_FREIGHT)
