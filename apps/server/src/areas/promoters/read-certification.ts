import { CERTIFICATION_STATUS, maskTelephone, TEXT_PAGE } from '@hearth/domain'
import type { Certification } from '@hearth/sdk/core'
import { findPromoter } from '#areas/promoters/promoter-row'
import { readAgreementVersion } from '#areas/promoter-terms/promoter-rules'
import type { Database } from '#database/connect'

/** The status of a shopper's certification, also for a shopper who has never applied, read in two queries. */
export async function readCertification(db: Database, shopperId: string): Promise<Certification> {
  const agreement = {
    agreementVersion: await readAgreementVersion(db),
    agreementUrl: TEXT_PAGE.promoterAgreement,
  }
  const row = await findPromoter(db, shopperId)
  if (!row) return { certified: false, status: CERTIFICATION_STATUS.none, suspended: false, ...agreement }
  const {
    status,
    agreementVersion: agreedVersion,
    maskedName,
    telephone,
    reason,
    appliedAt,
    suspendedAt,
    suspendedReason,
  } = row
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
    agreedVersion,
  }
}
