// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

export interface Shipment {
  company_name: string
  created_at: number
  id: string
  order_id: string
  /**
   * Number of the parcel in its order, from 1.
   */
  position: Generated<number>
  /**
   * When it came back to the shop, to be shipped again; null before.
   */
  returned_at: number | null
  tracking_number: string
}
