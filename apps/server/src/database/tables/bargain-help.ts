// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A friend’s help with a bargain: a row a cut. */
export interface BargainHelp {
  /**
   * What this friend took off.
   */
  amount: number
  bargain_id: string
  /**
   * From 1: which part of the path it is.
   */
  cut_no: number
  helped_at: number
  helper_shopper_id: string
}
