// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Short addresses that lead to a page of the shop. */
export interface ShortLink {
  code: string
  created_at: number
  path: string
  title: string
}
