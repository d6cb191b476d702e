// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
export interface ExternalAddressAuth {
  authorized_at: number
  shopper_id: string
}
