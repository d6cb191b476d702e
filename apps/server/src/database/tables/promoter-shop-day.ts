// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Visitors of a promoter’s shop on a day. */
export interface PromoterShopDay {
  /**
   * Day of the shop’s calendar, such as 2026-11-29.
   */
  day: string
  shop_id: string
  /**
   * Visitors of that day; each counts once.
   */
  views: number
}
