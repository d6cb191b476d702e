// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Which seat of which group an order takes; see the domain’s `GROUP_STEPS`. */
export interface GroupOrder {
  group_id: string
  /**
   * The shopper who has the seat; null once it is free again.
   */
  member_id: string | null
  order_id: string
  /**
   * When the seat was paid; null before, and once it is free again.
   */
  paid_at: number | null
  /**
   * From 1; null once the seat is free again.
   */
  seat_no: number | null
}
