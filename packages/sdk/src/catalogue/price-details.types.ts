import type { PriceStageName } from '@hearth/domain'
import type { FenChange, SkuNo } from './values.types'

/** One amount of which prices are made; all of an order add up to what is to be paid. */
export interface PriceDetail {
  /** The product it is of; absent for what concerns the whole order. */
  skuNo?: SkuNo
  /** Where in the working out of the price it comes about. */
  stage: PriceStageName
  /** The promotion or coupon it comes from, by name; absent where it comes from neither.
   * @maxLength 100
   * @examples ["全屋智能满 500 减 50"] */
  sourceName?: string
  /** Fen: what it adds, below 0 for what it takes off. */
  fen: FenChange
}
