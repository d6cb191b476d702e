// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
export interface Merchant {
  company_name: string
  id: string
  name: string
  telephone: string
}
