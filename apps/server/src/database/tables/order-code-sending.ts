// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** How often the codes of an order were sent to its shopper, by day. */
export interface OrderCodeSending {
  day_begin: number
  order_id: string
  sent: number
}
