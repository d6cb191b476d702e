// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Paid orders that lack codes. */
export interface OrderCodeWait {
  order_id: string
  since: number
}
