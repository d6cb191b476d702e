// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** A shopper who drew in a lottery, or shared it. */
export interface LotteryPlayer {
  joined_at: number
  lottery_id: string
  /**
   * Whether staff have to review the player’s prizes.
   */
  review: Generated<boolean>
  shopper_id: string
}
