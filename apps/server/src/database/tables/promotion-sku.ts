// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** Skus of a promotion. */
export interface PromotionSku {
  /**
   * Fen of the deposit of a piece, in a pre-sale.
   */
  deposit_amount: number | null
  /**
   * Fen for which the deposit counts; null means its own amount.
   */
  deposit_worth: number | null
  promotion_id: string
  promotion_price: number | null
  /**
   * Percent of the ordinary price from which `promotion_price` is computed; null if `promotion_price` was set directly.
   */
  promotion_rate: number | null
  /**
   * Most pieces for one shopper; see the domain’s `shopperLimit`.
   */
  shopper_limit: number | null
  sku_no: string
  sold: Generated<number>
  /**
   * The promotion’s own stock; null if it has none.
   */
  stock: number | null
}
