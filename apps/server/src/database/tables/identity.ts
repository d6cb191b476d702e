// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
export interface Identity {
  /**
   * Hash of an id number with the shop’s secret; each id number belongs to one shopper.
   */
  id_hash: string
  /**
   * The masked name that shoppers see; the whole name is not stored.
   */
  masked_name: string
  shopper_id: string
  verified_at: number
}
