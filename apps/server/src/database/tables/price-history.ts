// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
export interface PriceHistory {
  from_time: number
  /**
   * What anybody paid for a piece from then on: a promotion for everybody, else the ordinary price.
   */
  price: number
  sku_no: string
}
