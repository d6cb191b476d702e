import type { CartProduct, Promotion } from '@hearth/sdk/core'
import type { GiftSku } from '#areas/cart/cart-line'

/** A cart product with what decides about it. */
export interface PricedLine {
  product: CartProduct
  /** Why it holds fewer pieces than were asked for, in words that name the limit. */
  shortage?: string
  /** Whether a limit of the shop's keeps it from that, not what is left. */
  overLimit: boolean
  merchantId: string
  merchantName: string
  /** The cart promotion (1001, 1002) it counts for. */
  cartPromotion?: Promotion
  /** The promotion that sets its price, where that has stock of its own. */
  limitedPromotionId?: string
  /** What comes along, with as many as the product. */
  gifts: GiftSku[]
}
