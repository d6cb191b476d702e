// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { CertificationStatus } from '@hearth/domain'
import type { Generated } from '#database/generated'

/** Applicants and promoters, with their status; see the domain’s `PROMOTER_STEPS`. */
export interface Promoter {
  /**
   * When the promoter agreed to this version of the agreement.
   */
  agreed_at: number
  agreement_version: number
  applied_at: number
  /**
   * When staff last decided on it; null while it waits.
   */
  decided_at: number | null
  /**
   * Encrypted; see `sealText`.
   */
  id_number: string
  /**
   * Id of the shop whose invite code the application named; that shop earns nothing by it.
   */
  invited_by: string | null
  /**
   * Level by which the owner groups promoters.
   */
  level: Generated<string>
  /**
   * The masked name that is shown.
   */
  masked_name: string
  /**
   * Name of the promoter in lists; null if the display name is used.
   */
  nickname: string | null
  /**
   * Encrypted; see `sealText`.
   */
  real_name: string
  /**
   * Why it was refused, as the applicant reads it.
   */
  reason: string | null
  shopper_id: string
  status: CertificationStatus
  /**
   * Start of the promoter’s suspension; null if not suspended.
   */
  suspended_at: number | null
  suspended_reason: string | null
  /**
   * Telephone verified by a code.
   */
  telephone: string
  /**
   * Number of its changes.
   */
  version: Generated<number>
}
