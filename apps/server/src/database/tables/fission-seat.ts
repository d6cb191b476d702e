// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A place that a device or a network has among helpers: a row each, so that there are so many at most. */
export interface FissionSeat {
  activity_id: string
  /**
   * Hash of a device or a network.
   */
  digest: string
  /**
   * The shopper who helped from there.
   */
  holder: string
  /**
   * `device` or `network`.
   */
  kind: string
  seat: number
}
