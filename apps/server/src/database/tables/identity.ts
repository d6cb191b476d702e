// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
export interface Identity {
  /**
   * Hash of the number of an id with the shop’s secret: of each there is one shopper.
   */
  id_hash: string
  /**
   * The name as shoppers are shown it; the whole one is not kept.
   */
  masked_name: string
  shopper_id: string
  verified_at: number
}
