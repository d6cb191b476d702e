import type { PriceStageName } from '@hearth/domain'
import type { FenChange, SkuNo } from './values.types'

/** A component of a price; the components of an order add up to the amount to pay. */
export interface PriceDetail {
  /** The sku; absent for a component of the whole order. */
  skuNo?: SkuNo
  /** The stage of the price calculation. */
  stage: PriceStageName
  /** Name of the promotion or coupon that the component comes from; absent if it comes from neither.
   * @maxLength 100
   * @examples ["全屋智能满 500 减 50"] */
  sourceName?: string
  /** Fen: the amount; below 0 for a reduction. */
  fen: FenChange
}
