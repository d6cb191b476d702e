// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** Leaderboard of promoters by earnings; computed again each hour. */
export interface PromoterBoard {
  /**
   * Fen: earnings less the part taken back.
   */
  amount: number
  /**
   * `honors`, or `invite/` with the id of a campaign.
   */
  board: string
  counted_at: number
  /**
   * Number of invited shoppers; 0 on the board of honors.
   */
  invited: Generated<number>
  /**
   * Place on the board, from 1; equal amounts share a place.
   */
  place: number
  promoter_id: string
}
