// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Shoppers who subscribed to news. */
export interface Fan {
  created_at: number
  nickname: string
  shopper_id: string
  telephone: string
}
