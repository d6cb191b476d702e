// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** The crowd-funding that an order supports. */
export interface CrowdFundingOrder {
  /**
   * The run of a crowd-funding that the order supports.
   */
  crowd_funding_id: string
  order_id: string
}
