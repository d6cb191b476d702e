// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** The seat of a group that an order takes; see the domain’s `GROUP_STEPS`. */
export interface GroupOrder {
  group_id: string
  /**
   * The shopper in the seat; null once the seat is free again.
   */
  member_id: string | null
  order_id: string
  /**
   * When the seat was paid; null before that, and once the seat is free again.
   */
  paid_at: number | null
  /**
   * Number of the seat, from 1; null once the seat is free again.
   */
  seat_no: number | null
}
