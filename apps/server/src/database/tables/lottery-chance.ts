// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { LotteryForm } from '@hearth/domain'

/** A chance to draw. Each row is used by one draw at most. */
export interface LotteryChance {
  /**
   * The draw that used it; null while it is unused.
   */
  draw_no: number | null
  earned_at: number
  lottery_id: string
  shopper_id: string
  /**
   * The form by which the shopper got it.
   */
  source: LotteryForm
  /**
   * What the chance was given for: a day and a number, an order, or a share and a number.
   */
  source_id: string
}
