// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { LotteryForm } from '@hearth/domain'

/** A chance to draw: a row is used by one draw at most. */
export interface LotteryChance {
  /**
   * The draw that used it; null while it is not used.
   */
  draw_no: number | null
  earned_at: number
  lottery_id: string
  shopper_id: string
  /**
   * The form it was come by.
   */
  source: LotteryForm
  /**
   * What gave it: a day and a number, an order, a share and a number.
   */
  source_id: string
}
