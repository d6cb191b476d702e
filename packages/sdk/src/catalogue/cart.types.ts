import type { ProductStatus, PromotionType } from '@hearth/domain'
import type { Picture, SkuAttribute } from './products.types'

/** A product in the cart (E09). */
export interface CartProduct {
  /** Id of the cart line. */
  id: string
  skuNo: string
  spuNo: string
  name: string
  attributes: SkuAttribute[]
  picture: Picture
  /** Price of one piece now, fen. */
  price: number
  /** Price to strike through, fen, when `price` is lower. */
  originalPrice?: number
  /** The promotion that sets the price. */
  promotionType?: PromotionType
  itemQuantity: number
  /** Most pieces this line may hold. */
  limitQuantity: number
  /** 1, 3, 4, 7 and 11 can be bought (S15). */
  productStatus: ProductStatus
  /** 1 checked, 0 not. */
  shoppingCartStatus: 0 | 1
  /** What comes along with it (205). */
  gifts: { skuNo: string; name: string; quantity: number }[]
}

/** Products of one merchant that share a label. */
export interface CartSubGroup {
  /** Such as 可购买 or 失效商品. */
  title: string
  /** Whether these can no longer be bought. */
  expired: boolean
  products: CartProduct[]
}

/** Products of one merchant. */
export interface CartGroup {
  merchantId: string
  merchantName: string
  subGroups: CartSubGroup[]
}

/** Products that one cart promotion (1001, 1002) covers; without a promotion, the rest. */
export interface PromotionGroup {
  promotionId?: string
  promotionType?: PromotionType
  promotionName?: string
  /** See `Promotion`. */
  thresholdAmount?: number
  reduceAmount?: number
  thresholdQuantity?: number
  discountRate?: number
  groups: CartGroup[]
}

/** The cart (E09). Amounts come from the domain's `priceCart`, for the checked products that can be bought. */
export interface Cart {
  promotionGroups: PromotionGroup[]
}

/** Changes lines of the cart; the reply is the whole cart. */
export interface ChangeCart {
  /** `add` raises the quantity of `skuNo`; `set` gives a line a quantity; `check` checks or unchecks; `remove` deletes. */
  operation: 'add' | 'set' | 'check' | 'remove'
  /** @minItems 1
   * @maxItems 200 */
  items: CartChange[]
}

/** What happens to one line. */
export interface CartChange {
  /** Line id: for `set`, `check`, `remove`. */
  id?: string
  /** For `add`. */
  skuNo?: string
  /** For `add` and `set`.
   * @asType integer
   * @minimum 1
   * @maximum 200 */
  itemQuantity?: number
  /** For `check`. */
  shoppingCartStatus?: 0 | 1
}

/** How many pieces are in the cart; 0 for a visitor. */
export interface CartCount {
  count: number
}

/** A sku and how many of it. */
export interface SkuQuantity {
  skuNo: string
  /** @asType integer
   * @minimum 1
   * @maximum 200 */
  itemQuantity: number
}

/** Adds a recommended product. */
export interface AddRecommended extends SkuQuantity {
  /** Where it was recommended. */
  scene?: string
}

/** Adds products of a mark-up sale. */
export interface AddMarkUp {
  promotionId: string
  /** @minItems 1
   * @maxItems 20 */
  skuNo: string[]
}

/** Adds a combo: the main sku and what comes beside it. */
export interface AddComboBuy {
  promotionId: string
  /** @minItems 1
   * @maxItems 20 */
  products: SkuQuantity[]
}

/** Adds a product of a flash sale. */
export interface AddFlashSale extends SkuQuantity {
  promotionId: string
}

/** Adds a product of a crowd-funding. */
export interface AddToCrowdFunding extends SkuQuantity {
  promotionId: string
}

/** Adds a product to try for free. */
export interface AddFreeTrial {
  skuNo: string
  promotionId: string
}

/** Products to show as a cart. */
export interface ShowCart {
  /** @minItems 1
   * @maxItems 50 */
  products: SkuQuantity[]
}

/** Products shown as a cart, with what they would cost together. */
export interface ShownCart extends Cart {
  /** Fen. */
  totalAmount: number
}
