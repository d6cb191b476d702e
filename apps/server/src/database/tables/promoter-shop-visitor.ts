// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A visitor counted for a promoter’s shop on a day; deleted after the day. */
export interface PromoterShopVisitor {
  day: string
  shop_id: string
  /**
   * Hash of the visitor, which changes with the day.
   */
  visitor: string
}
