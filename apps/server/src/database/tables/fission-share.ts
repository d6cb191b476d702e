// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** A shopper’s request for help, and its result. */
export interface FissionShare {
  activity_id: string
  claimed_at: number | null
  coupon_id: string | null
  created_at: number
  /**
   * Number of its rows of `fission_help`.
   */
  helper_count: Generated<number>
  id: string
  points: number | null
  /**
   * When enough friends had helped; null before.
   */
  reached_at: number | null
  shopper_id: string
}
