import { CERTIFICATION_STATUS, maskTelephone, PROMOTER_AGREEMENT_VERSION, TEXT_PAGE } from '@hearth/domain'
import type { Certification } from '@hearth/sdk/core'
import { findPromoter } from '#areas/promoters/promoter-row'
import type { Database } from '#database/connect'

const agreement = { agreementVersion: PROMOTER_AGREEMENT_VERSION, agreementUrl: TEXT_PAGE.promoterAgreement }

/** The status of a shopper's certification: one query. Shoppers who never applied have one too. */
export async function readCertification(db: Database, shopperId: string): Promise<Certification> {
  const row = await findPromoter(db, shopperId)
  if (!row) return { certified: false, status: CERTIFICATION_STATUS.none, suspended: false, ...agreement }
  const { status, maskedName, telephone, reason, appliedAt, suspendedAt, suspendedReason } = row
  return {
    certified: status === CERTIFICATION_STATUS.passed,
    status,
    suspended: suspendedAt !== null,
    realName: maskedName,
    telephone: maskTelephone(telephone),
    applyTime: appliedAt,
    ...(reason === null ? {} : { reason }),
    ...(suspendedReason === null ? {} : { suspendedReason }),
    ...agreement,
  }
}
