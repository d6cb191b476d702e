// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A friend’s help with a bargain: a row for each cut. */
export interface BargainHelp {
  /**
   * What this friend’s help took off the price.
   */
  amount: number
  bargain_id: string
  /**
   * Number of the cut, from 1.
   */
  cut_no: number
  helped_at: number
  helper_shopper_id: string
}
