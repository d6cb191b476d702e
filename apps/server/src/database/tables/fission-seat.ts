// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A helper’s place for a device or a network: a row for each, which limits their number. */
export interface FissionSeat {
  activity_id: string
  /**
   * Hash of a device or a network.
   */
  digest: string
  /**
   * The shopper who helped from the device or network.
   */
  holder: string
  /**
   * `device` or `network`.
   */
  kind: string
  seat: number
}
