// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Who helped in a lottery, and whom: once. */
export interface LotteryHelp {
  helped_at: number
  helper_shopper_id: string
  lottery_id: string
  share_id: string
}
