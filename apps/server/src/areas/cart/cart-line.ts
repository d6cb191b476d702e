import type { DuCodeRefusal, FixedPrice, PricedLine, PricingBuyer, PricingGift } from '@hearth/domain'
import type { Picture, Sku, SkuAttribute } from '@hearth/sdk/core'
import type { NamedBundle } from '#areas/cart/running-bundles'
import type { FreightMeans } from '#areas/freight/freight-means'
import type { StockedPromotion } from '#areas/products/to-promotion'

/** A sku that comes along with another (205). */
export interface GiftSku extends PricingGift {
  spuNo: string
  skuName: string
  attributes: SkuAttribute[]
  picture: Picture
  /** Fen: what a piece is sold for. */
  price: number
}

/** A sku with the fields that only the server may know. */
export interface StockedSku extends Omit<Sku, 'promotions'> {
  /** Pieces left on the shelf. */
  stock: number
  promotions: StockedPromotion[]
  merchantId: string
  merchantName: string
  /** What its promotions give along. */
  giftSkus: GiftSku[]
  fixed?: FixedPrice
  floorPrice?: number
  byCode?: boolean
  grams?: number
  freightTable?: string
}

/** The redemption code of a line, as it is now. */
export interface LineCode {
  id: string
  tail: string
  /** What its batch is called. */
  name: string
  /** Pieces it is good for, on all its lines. */
  pieces: number
  /** Epoch ms. */
  endTime: number
  /** Why it can't be used. */
  refusal?: DuCodeRefusal
}

/** A line of a cart, or of an order to be, with the sku as it is now. */
export interface CartLine {
  id: string
  itemQuantity: number
  checked: boolean
  sku: StockedSku
  /** The code that sets its price; see `fixed` of the sku. */
  code?: LineCode
}

/** The same with its prices. */
export type PricedCartLine = PricedLine<CartLine>

/** One piece of each sku of a cart's sets and mark-up sales, and the buyer with what they hold of these skus. */
export interface Shelf {
  buyer: PricingBuyer
  lines: CartLine[]
}

/** Lines, and who looks at them when. */
export interface SeenLines {
  /** Epoch ms. */
  now: number
  buyer: PricingBuyer
  /** How many of the shopper's orders wait for payment. */
  unpaidOrders: number
  /** Whether they are those of a pre-sale whose deposit is paid. */
  balance?: boolean
  /** Sets and mark-up sales that go with other lines. */
  bundles: NamedBundle[]
  /** The data that freight depends on. */
  freight: FreightMeans
  lines: CartLine[]
  /** Whether the lines lie in a cart. */
  inCart?: boolean
}
