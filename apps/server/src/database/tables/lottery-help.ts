// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A shopper’s help for another in a lottery, once. */
export interface LotteryHelp {
  helped_at: number
  helper_shopper_id: string
  lottery_id: string
  share_id: string
}
