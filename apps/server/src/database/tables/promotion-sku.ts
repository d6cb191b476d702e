// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** Skus of a promotion. */
export interface PromotionSku {
  /**
   * Fen of a piece that are paid first, in a pre-sale.
   */
  deposit_amount: number | null
  /**
   * Fen that count for; as many where null.
   */
  deposit_worth: number | null
  promotion_id: string
  promotion_price: number | null
  /**
   * Percent of the ordinary price from which `promotion_price` is computed; null if that was set itself.
   */
  promotion_rate: number | null
  /**
   * Pieces one shopper may have; see the domain’s `shopperLimit`.
   */
  shopper_limit: number | null
  sku_no: string
  sold: Generated<number>
  /**
   * The promotion’s own stock; null without one.
   */
  stock: number | null
}
