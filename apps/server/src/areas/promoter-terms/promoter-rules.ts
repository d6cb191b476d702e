import { promoterAgreementVersion, REPLY_CODE, USUAL_PROMOTER_RULES, type PromoterRules } from '@hearth/domain'
import type { Database } from '#database/connect'
import { ownerSetting } from '#kernel/ops/owner-setting'
import { ShopError } from '#kernel/shop-error'

/** The stored setting of the owner's rules for promoters and their shops. */
export const promoterRules = ownerSetting<PromoterRules>('promoterRules', USUAL_PROMOTER_RULES)

/** Reads the version of the promoters' agreement in force, in one query. */
export const readAgreementVersion = async (db: Database): Promise<number> =>
  promoterAgreementVersion(await promoterRules.read(db))

/**
 * Refuses a version of the promoters' agreement that is not in force.
 * @throws ShopError notFound
 */
export function needAgreementInForce(rules: PromoterRules, agreementVersion: number): void {
  if (agreementVersion !== promoterAgreementVersion(rules))
    throw new ShopError(REPLY_CODE.notFound, '没有这个版本的协议', 'agreementVersion')
}
