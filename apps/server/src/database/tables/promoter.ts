// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { CertificationStatus } from '@hearth/domain'
import type { Generated } from '#database/generated'

/** Applicants and promoters, with their status; see the domain’s `PROMOTER_STEPS`. */
export interface Promoter {
  /**
   * When the version of the agreement was agreed to.
   */
  agreed_at: number
  agreement_version: number
  applied_at: number
  /**
   * When it was last judged; null while it waits.
   */
  decided_at: number | null
  /**
   * Encrypted; see `sealText`.
   */
  id_number: string
  /**
   * The id of the shop whose invite code the application named; nothing is earned by it.
   */
  invited_by: string | null
  /**
   * What the owner sorts promoters by.
   */
  level: Generated<string>
  /**
   * The name as it is shown.
   */
  masked_name: string
  /**
   * What lists call the promoter; null where the display name does.
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
   * Proven by a code.
   */
  telephone: string
  /**
   * How often it has changed.
   */
  version: Generated<number>
}
