// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Orders of reserved pieces. */
export interface ReservationOrder {
  order_id: string
  promotion_id: string
  reservation_id: string
}
