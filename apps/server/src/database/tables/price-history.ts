// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
export interface PriceHistory {
  from_time: number
  /**
   * What everybody paid for a piece from then on: the price of a promotion for everybody, or else the ordinary price.
   */
  price: number
  sku_no: string
}
