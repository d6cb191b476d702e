// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Orders that bought what was reserved. */
export interface ReservationOrder {
  order_id: string
  promotion_id: string
  reservation_id: string
}
