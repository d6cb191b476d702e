import { promoterAgreementVersion, USUAL_PROMOTER_RULES, type PromoterRules } from '@hearth/domain'
import type { Database } from '#database/connect'
import { ownerSetting } from '#kernel/owner-setting'

/** The owner's rules of promoters and their shops, as they are set and read. */
export const promoterRules = ownerSetting<PromoterRules>('promoterRules', USUAL_PROMOTER_RULES)

/** The version of the promoters' agreement in force: one query. */
export const readAgreementVersion = async (db: Database): Promise<number> =>
  promoterAgreementVersion(await promoterRules.read(db))
