import { promoterAgreementVersion, REPLY_CODE, USUAL_PROMOTER_RULES, type PromoterRules } from '@hearth/domain'
import type { Database } from '#database/connect'
import { ownerSetting } from '#kernel/owner-setting'
import { ShopError } from '#kernel/shop-error'

/** The owner's rules of promoters and their shops, as they are set and read. */
export const promoterRules = ownerSetting<PromoterRules>('promoterRules', USUAL_PROMOTER_RULES)

/** The version of the promoters' agreement in force: one query. */
export const readAgreementVersion = async (db: Database): Promise<number> =>
  promoterAgreementVersion(await promoterRules.read(db))

/** Refuses another version of the promoters' agreement than the one in force. @throws ShopError notFound */
export function needAgreementInForce(rules: PromoterRules, agreementVersion: number): void {
  if (agreementVersion !== promoterAgreementVersion(rules))
    throw new ShopError(REPLY_CODE.notFound, '没有这个版本的协议', 'agreementVersion')
}
