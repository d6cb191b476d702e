// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** A shopper’s wish to be reminded before a flash sale begins. */
export interface SaleReminder {
  created_at: number
  promotion_id: string
  shopper_id: string
  sku_no: string
  telephone: string
  told: Generated<boolean>
}
