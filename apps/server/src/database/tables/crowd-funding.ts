// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { CrowdFundingState } from '@hearth/domain'
import type { Generated } from '#database/generated'

/** A run of a crowd-funding: its goal and its progress; see the domain’s `CROWD_FUNDING_STEPS`. */
export interface CrowdFunding {
  /**
   * Fen of `pieces`, without freight.
   */
  amount: Generated<number>
  /**
   * When the run begins: each run of a promotion begins at another time.
   */
  begin_time: number
  end_time: number
  /**
   * When it failed; null if it did not.
   */
  ended_at: number | null
  /**
   * Fen of its goal; null if the goal is a number of pieces.
   */
  goal_amount: number | null
  /**
   * Pieces of its goal; null if the goal is an amount.
   */
  goal_pieces: number | null
  id: string
  /**
   * Pieces in its orders that are paid and not cancelled; not changed after it failed.
   */
  pieces: Generated<number>
  promotion_id: string
  reached_at: number | null
  state: Generated<CrowdFundingState>
  /**
   * Number of its orders that are paid and not cancelled.
   */
  supports: Generated<number>
}
