import type { DuCodeRefusal, FixedPrice, PricedLine, PricingBuyer, PricingGift } from '@hearth/domain'
import type { Picture, Sku, SkuAttribute } from '@hearth/sdk/core'
import type { NamedBundle } from '#areas/cart/running-bundles'
import type { FreightMeans } from '#areas/freight/freight-means'
import type { StockedPromotion } from '#areas/products/to-promotion'

/** A gift of a gift promotion (205). */
export interface GiftSku extends PricingGift {
  spuNo: string
  skuName: string
  attributes: SkuAttribute[]
  picture: Picture
  /** Fen per piece: the selling price. */
  price: number
}

/** A sku with fields that only the server may read. */
export interface StockedSku extends Omit<Sku, 'promotions'> {
  /** Pieces in stock. */
  stock: number
  promotions: StockedPromotion[]
  merchantId: string
  merchantName: string
  /** The gifts of its promotions. */
  giftSkus: GiftSku[]
  fixed?: FixedPrice
  floorPrice?: number
  byCode?: boolean
  grams?: number
  freightTable?: string
}

/** The redemption code that a line of a cart uses, with the present state of the code. */
export interface LineCode {
  id: string
  tail: string
  /** The name of the code's batch. */
  name: string
  /** Pieces that the code pays for, over all its lines. */
  pieces: number
  /** Epoch ms. */
  endTime: number
  /** The reason why the code can't be used; absent if it can. */
  refusal?: DuCodeRefusal
}

/** A line of a cart or of a future order, with the present data of its sku. */
export interface CartLine {
  id: string
  itemQuantity: number
  checked: boolean
  sku: StockedSku
  /** The redemption code that sets the price of the line; see `fixed` of the sku. */
  code?: LineCode
}

/** A cart line with its prices. */
export type PricedCartLine = PricedLine<CartLine>

/**
 * One piece of each sku in the cart's sets and mark-up sales, and the buyer with the pieces that they have already
 * bought of these skus.
 */
export interface Shelf {
  buyer: PricingBuyer
  lines: CartLine[]
}

/** Lines, with the buyer and the time for which they are priced. */
export interface SeenLines {
  /** Epoch ms. */
  now: number
  buyer: PricingBuyer
  /** The number of the shopper's orders that wait for payment. */
  unpaidOrders: number
  /** True if the lines belong to a pre-sale order whose deposit is paid. */
  balance?: boolean
  /** Sets and mark-up sales that can apply to the lines. */
  bundles: NamedBundle[]
  /** The data that the freight is computed from. */
  freight: FreightMeans
  lines: CartLine[]
  /** True if the lines are in a cart. */
  inCart?: boolean
}
