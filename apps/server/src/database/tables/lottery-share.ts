// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** What a shopper of a lottery sends to friends. */
export interface LotteryShare {
  created_at: number
  id: string
  lottery_id: string
  shopper_id: string
}
