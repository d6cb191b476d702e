// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { RebateTarget } from '@hearth/domain'

/** What an offer covers: a sku, a product or a category. */
export interface RebateTarget2 {
  /**
   * Number of a sku or a product, or code of a category.
   */
  code: string
  kind: RebateTarget
  offer_id: string
  /**
   * Basis points; null means the rate of the level or the offer.
   */
  rate: number | null
}
