// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { ClaimStatus, PrizeType } from '@hearth/domain'
import type { Generated } from '#database/generated'

/** A draw and its result; see the domain’s `PRIZE_STEPS`. */
export interface PrizeRecord {
  claim_deadline: number
  claimed_at: number | null
  coupon_id: string | null
  /**
   * Number of the shopper’s draw; 0 for the reward.
   */
  draw_no: number
  /**
   * The prize that the draw selected; if it was sold out, another one was given.
   */
  drawn_prize_id: string
  id: string
  lottery_id: string
  order_id: string | null
  prize_id: string
  prize_type: PrizeType
  /**
   * Why staff took it back, as the shopper reads it.
   */
  reason: string | null
  shopper_id: string
  /**
   * A draw that gave nothing counts as claimed.
   */
  status: ClaimStatus
  won_at: number
  /**
   * The word from the shopper’s side that the draw used.
   */
  word: Generated<string>
}
