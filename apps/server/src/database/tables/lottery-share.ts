// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A shopper’s share of a lottery. */
export interface LotteryShare {
  created_at: number
  id: string
  lottery_id: string
  shopper_id: string
}
