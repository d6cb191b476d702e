import { USUAL_PROMOTER_RULES, type PromoterRules } from '@hearth/domain'
import { ownerSetting } from '#kernel/owner-setting'

/** The owner's rules of promoters and their shops, as they are set and read. */
export const promoterRules = ownerSetting<PromoterRules>('promoterRules', USUAL_PROMOTER_RULES)
