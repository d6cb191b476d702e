import { USUAL_FREIGHT, type FreightRules } from '@hearth/domain'
import { ownerSetting } from '#kernel/ops/owner-setting'

/** The owner's freight tables, as they are set and read. */
export const freightRules = ownerSetting<FreightRules>('freight', USUAL_FREIGHT)
