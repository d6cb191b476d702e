// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

export interface BundleSku {
  bundle_id: string
  position: number
  /**
   * Price of one piece in a mark-up sale; null in a set.
   */
  price: number | null
  /**
   * Pieces in one set.
   */
  quantity: Generated<number>
  sku_no: string
}
