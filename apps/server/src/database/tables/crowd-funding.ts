// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { CrowdFundingState } from '@hearth/domain'
import type { Generated } from '#database/generated'

/** A run of a crowd-funding: its goal and its progress; see the domain’s `CROWD_FUNDING_STEPS`. */
export interface CrowdFunding {
  /**
   * Fen that `pieces` come to, without freight.
   */
  amount: Generated<number>
  /**
   * Each run of a promotion begins at another time.
   */
  begin_time: number
  end_time: number
  /**
   * When it failed; null where it did not.
   */
  ended_at: number | null
  /**
   * Fen that it has to reach; null where it is pieces.
   */
  goal_amount: number | null
  /**
   * Pieces that it has to reach; null where it is an amount.
   */
  goal_pieces: number | null
  id: string
  /**
   * Of its orders that are paid and not cancelled; as they were when it failed.
   */
  pieces: Generated<number>
  promotion_id: string
  reached_at: number | null
  state: Generated<CrowdFundingState>
  /**
   * How many such orders there are.
   */
  supports: Generated<number>
}
