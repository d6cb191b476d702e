import { CERTIFICATION_STATUS, PROMOTER_AGREEMENT_ID, PROMOTER_REFUSAL, REPLY_CODE } from '@hearth/domain'
import type { AgreePromoter, Certification } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { findPromoter } from '#areas/promoters/promoter-row'
import { needAgreementInForce, promoterRules } from '#areas/promoter-terms/promoter-rules'
import { keepSignature } from '#areas/identity/keep-signature'
import { readCertification } from '#areas/promoters/read-certification'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Records that a promoter, or an applicant under review, accepted the agreement in force. The time of the first
 * acceptance stays.
 * @throws ShopError notFound for another version; wrongState for a shopper who never applied, or was refused
 */
export async function agreeAnew(
  { db, now }: UnitOfWork,
  { agreementVersion }: AgreePromoter,
  shopperId: string,
): Promise<Certification> {
  const row = await findPromoter(db, shopperId, true)
  if (!row) throw new ShopError(REPLY_CODE.wrongState, PROMOTER_REFUSAL.none)
  if (row.status === CERTIFICATION_STATUS.refused) throw new ShopError(REPLY_CODE.wrongState, PROMOTER_REFUSAL.refused)
  needAgreementInForce(await promoterRules.read(db), agreementVersion)
  await sql`
    update promoter set agreement_version = ${agreementVersion}, agreed_at = ${now}
    where shopper_id = ${shopperId} and agreement_version < ${agreementVersion}`.execute(db)
  await keepSignature(db, { shopperId, agreementId: PROMOTER_AGREEMENT_ID, agreementVersion, now })
  return readCertification(db, shopperId)
}
