import type { Picture, Promotion, Sku, SkuAttribute } from '@hearth/sdk/core'

/** A sku that comes along with another (205). */
export interface GiftSku {
  /** The promotion that gives it. */
  promotionId: string
  skuNo: string
  spuNo: string
  skuName: string
  attributes: SkuAttribute[]
  picture: Picture
  /** Pieces left. */
  stock: number
}

/** A promotion of a sku with what only the server may know of it. */
export interface StockedPromotion extends Promotion {
  /** Pieces left at its price; absent where it has no stock of its own. */
  stock?: number
  /**
   * Pieces one shopper may have from it, and how many this one has, in orders that are not cancelled; absent where it
   * sets no limit.
   */
  limit?: number
  held?: number
}

/** A sku with what only the server may know of it. */
export interface StockedSku extends Omit<Sku, 'promotions'> {
  /** Pieces left on the shelf. */
  stock: number
  promotions: StockedPromotion[]
  merchantId: string
  merchantName: string
  /** What its promotions give along. */
  giftSkus: GiftSku[]
}

/** A line of a cart, or of an order to be, with the sku as it is now. */
export interface CartLine {
  id: string
  itemQuantity: number
  checked: boolean
  sku: StockedSku
}

/** Who looks at the prices, and when. */
export interface Buyer {
  /** Epoch ms. */
  now: number
  vip: boolean
  enterprise: boolean
  /** Whether they have never ordered. */
  newcomer: boolean
  /** How many of their orders wait for payment. */
  unpaidOrders: number
}

/** Lines, as one shopper sees them. */
export interface SeenLines {
  buyer: Buyer
  lines: CartLine[]
}
