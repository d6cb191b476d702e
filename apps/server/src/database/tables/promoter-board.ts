// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** Promoters in the order of what they earned; counted anew each hour. */
export interface PromoterBoard {
  /**
   * Fen: what was earned less what was taken back.
   */
  amount: number
  /**
   * `honors`, or `invite/` with the id of a campaign.
   */
  board: string
  counted_at: number
  /**
   * Shoppers whom the promoter invited; 0 on the board of honors.
   */
  invited: Generated<number>
  /**
   * From 1; equal amounts share a place.
   */
  place: number
  promoter_id: string
}
