import {
  needsNewAgreement,
  PROMOTER_REFUSAL,
  promoterState,
  REPLY_CODE,
  type CertificationStatus,
  type PromoterState,
} from '@hearth/domain'
import { sql } from 'kysely'
import { readAgreementVersion } from '#areas/promoter-terms/promoter-rules'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** The fields of a promoter or an applicant that are read before the row is changed. Times are epoch ms. */
export interface PromoterRow {
  shopperId: string
  status: CertificationStatus
  maskedName: string
  telephone: string
  agreementVersion: number
  agreedAt: number
  reason: string | null
  appliedAt: number
  decidedAt: number | null
  suspendedAt: number | null
  suspendedReason: string | null
  level: string
  nickname: string | null
  invitedBy: string | null
  version: number
}

const columns = sql`promoter.shopper_id as "shopperId", promoter.status, promoter.masked_name as "maskedName",
  promoter.telephone, promoter.agreement_version as "agreementVersion", promoter.agreed_at as "agreedAt",
  promoter.reason, promoter.applied_at as "appliedAt", promoter.decided_at as "decidedAt",
  promoter.suspended_at as "suspendedAt", promoter.suspended_reason as "suspendedReason", promoter.level,
  promoter.nickname, promoter.invited_by as "invitedBy", promoter.version`

/** Finds a promoter; nothing for a shopper who has never applied. `lock` locks the row for a change. */
export async function findPromoter(db: Database, shopperId: string, lock = false): Promise<PromoterRow | undefined> {
  const { rows } = await sql<PromoterRow>`
    select ${columns} from promoter where promoter.shopper_id = ${shopperId} ${lock ? sql`for update` : sql``}`.execute(
    db,
  )
  return rows[0]
}

/** The state of a promoter, also for a shopper who has never applied. */
export const stateOf = (row: Pick<PromoterRow, 'status' | 'suspendedAt'> | undefined): PromoterState =>
  row ? promoterState(row.status, row.suspendedAt !== null) : 'none'

/**
 * Finds an active promoter.
 * @throws ShopError wrongState with the action to take first
 */
export async function needPromoter(db: Database, shopperId: string): Promise<PromoterRow> {
  const row = await findPromoter(db, shopperId)
  const state = stateOf(row)
  if (row && state === 'passed') return row
  throw new ShopError(REPLY_CODE.wrongState, PROMOTER_REFUSAL[state as Exclude<PromoterState, 'passed'>])
}

/**
 * Finds an active promoter who accepted the agreement in force, in two queries.
 * @throws ShopError wrongState with the action to take first
 */
export async function needAgreedPromoter(db: Database, shopperId: string): Promise<PromoterRow> {
  const row = await needPromoter(db, shopperId)
  const agreementVersion = await readAgreementVersion(db)
  if (needsNewAgreement({ agreedVersion: row.agreementVersion, agreementVersion }))
    throw new ShopError(REPLY_CODE.wrongState, PROMOTER_REFUSAL.agreement)
  return row
}
