import type {
  CART_OPERATION,
  CheckStatus,
  FreightBy,
  ProductStatus,
  PromotionType,
  RecommendScene,
  SessionCarrier,
} from '@hearth/domain'
import type { CartTerms } from './cart-terms.types'
import type { PriceDetail } from './price-details.types'
import type { Picture } from './picture.types'
import type { SkuAttribute } from './products.types'
import type { Count, EpochMs, Fen, Id, Quantity, SkuNo, SpuNo } from './values.types'

/** A gift that comes along with a cart product (205). */
export interface CartGift {
  /** Which sku. */
  skuNo: SkuNo
  /** Name of the sku.
   * @examples ["暖居防尘罩"] */
  name: string
  /** Its choices; absent where it has none. */
  attributes?: SkuAttribute[]
  /** Pieces of the gift. */
  itemQuantity: Quantity
}

/** Pieces of a line at one price. The shop's own choice of fields. */
export interface PriceTier {
  /** Fen: a piece. */
  price: Fen
  /** Pieces: the most at this price; absent for all further ones. */
  pieces?: Count
  /** Whether they count for the cart promotion of their group. */
  covered: boolean
}

/** A product in the cart (E09). Names, pictures and prices are the shop's own choice: what the cart screen shows. */
export interface CartProduct {
  /** Id of the cart line, the key of `productsMap`. */
  id: Id
  /** Which sku. */
  skuNo: SkuNo
  /** Its product, for the way back to the product page. */
  spuNo: SpuNo
  /** Name of the sku with its choices.
   * @examples ["暖居智能台灯 月光白"] */
  name: string
  /** What was chosen. */
  attributes: SkuAttribute[]
  /** Picture of the sku. */
  picture: Picture
  /** Fen: price of one piece now. */
  price: Fen
  /** Fen: price to strike through, when `price` is lower. */
  originalPrice?: Fen
  /** The promotion that sets the price (S18); absent at the ordinary price. */
  promotionType?: PromotionType
  /** Pieces of the sku. */
  itemQuantity: Quantity
  /** Pieces: the most of this line, limited by one order and by the stock; at least 1. */
  limitQuantity: Count
  /**
   * Prices of its pieces, one after another, `price` being the first: a promotion has a limited number of pieces for
   * one shopper, and further ones cost the next best price. Absent if `price` applies to all.
   */
  tiers?: PriceTier[]
  /** Whether it can be bought: 1, 3, 4, 7 and 11 can (S15). A product sold only by a campaign has 9 or 10 here. */
  productStatus: ProductStatus
  /** Whether it is checked. */
  shoppingCartStatus: CheckStatus
  /** Its gifts. */
  gifts: CartGift[]
  /** Fen below which promotions and coupons do not reduce a piece; absent for no limit. The shop's own field. */
  floorPrice?: Fen
  /**
   * Cart promotions that it may count for, if not only its group's: of the possible combinations the cheapest is used.
   * The shop's own field.
   * @maxItems 50
   */
  promotionIds?: Id[]
  /** Whether it is delivered as codes, which cost no freight; absent for no. */
  byCode?: boolean
  /** Its freight table; absent for the default one. The shop's own field. */
  freightTable?: Id
  /** Grams that a piece weighs; absent if unknown. The shop's own field. */
  grams?: Count
  /** The redemption code that sets its price (F14); absent without one. */
  duCode?: CartDuCode
  /**
   * The campaign that alone sells it, on its own page and through no cart; absent for ordinary products. The shop's own
   * field.
   */
  soldBy?: SellingCampaign
}

/** A campaign that alone sells a sku: a pre-sale (105), a reservation (110) or a crowd-funding (113). */
export interface SellingCampaign {
  /** The promotion. */
  promotionId: Id
  /** Its type, which determines its page. */
  promotionType: PromotionType
}

/** The redemption code of a line. The order uses it up, not the cart: others may use it before. */
export interface CartDuCode {
  /** Last four signs of the code.
   * @examples ["8F3K"] */
  tail: string
  /**
   * The name of its batch.
   * @examples ["新居礼遇卡"]
   */
  name: string
  /** Epoch ms: until when it can be used. */
  expiryDate: EpochMs
  /**
   * Why the line can no longer be bought with it, for the shopper; absent if it can.
   * @examples ["兑换码已被使用"]
   */
  unusableReason?: string
}

/** Products of one merchant that share a label. */
export interface CartSubGroup {
  /**
   * The heading above them.
   * @examples ["可购买"]
   */
  title: string
  /** Whether these can no longer be bought. */
  expired: boolean
  /** In the order of adding, latest first. */
  products: CartProduct[]
}

/** Products of one merchant. */
export interface CartGroup {
  /** Who sells them. */
  merchantId: Id
  /** What the merchant is called.
   * @examples ["暖居自营"] */
  merchantName: string
  /** Products that can be bought, then those that no longer can. */
  subGroups: CartSubGroup[]
}

/** A promotion over the cart. */
export interface CartPromotion extends CartTerms {
  /** The promotion; absent for the rest. */
  promotionId?: Id
  /** 1001 takes money off, 1002 percent. */
  promotionType?: PromotionType
  /** What the promotion is called.
   * @examples ["双十一满减"] */
  promotionName?: string
}

/** Products of one cart promotion (1001, 1002), the first one they count for; without one, the rest. */
export interface PromotionGroup extends CartPromotion {
  /** One for each merchant. */
  groups: CartGroup[]
}

/**
 * A sku that is cheaper beside the cart: one piece, once the products outside of the sale reach the threshold. Skus
 * already in the cart are included. The shop's own choice of fields.
 */
export interface CampaignSku {
  /** The mark-up sale; `addMarkUp` asks for it. */
  promotionId: Id
  /** Which sku. */
  skuNo: SkuNo
  /** Its product, for the way to the product page. */
  spuNo: SpuNo
  /** Name of the sku.
   * @examples ["暖居防尘罩"] */
  name: string
  /** Picture of the sku. */
  picture: Picture
  /** Fen: what one piece costs beside the cart. */
  price: Fen
  /** Fen: what one piece costs otherwise. */
  originalPrice: Fen
  /** Fen: the least amount of the checked products outside of the sale. */
  thresholdAmount: Fen
}

/** A sku of a set. */
export interface ComboSku {
  /** Which sku. */
  skuNo: SkuNo
  /** Its product, for the way to the product page. */
  spuNo: SpuNo
  /** Name of the sku.
   * @examples ["暖居智能台灯 月光白"] */
  name: string
  /** Picture of the sku. */
  picture: Picture
  /** Pieces of it. */
  itemQuantity: Quantity
}

/**
 * A set that is cheaper together than one by one. It applies whoever put its pieces into the cart, and as often as they
 * are complete. The shop's own choice of fields.
 */
export interface ComboBuySku {
  /** The combo buy; `addComboBuy` asks for it. */
  promotionId: Id
  /** What the set is called.
   * @examples ["卧室照明套装"] */
  name: string
  /** Its skus, the one in the cart first. */
  skus: ComboSku[]
  /** Fen: what it costs together. */
  price: Fen
  /** Fen: what it costs one by one. */
  originalPrice: Fen
}

/** Freight of a table to the cart's destination. The shop's own choice of fields. */
export interface CartFreight {
  /** Named by `freightTable` of products. */
  tableId: Id
  /** How it charges: one amount for the order, by pieces, or by weight. */
  by: FreightBy
  /** Fen: for the first units; for the whole order if charged by order. */
  first: Fen
  /** Pieces or grams that `first` is for. */
  firstUnits?: Count
  /** Fen: for each further step. */
  further?: Fen
  /** Pieces or grams of a further step. */
  furtherUnits?: Count
  /** Fen: the amount of its products from which freight is free. */
  freeFrom?: Fen
  /** Pieces from which freight is free. */
  freePieces?: Count
  /** Whether its products are not delivered there; absent for no. */
  unsent?: boolean
}

/** The cart (E09). Amounts come from the domain's `priceCart`, counts from its `viewCart` (S15). */
export interface Cart {
  /** What cart promotions cover, then the rest; empty for an empty cart. */
  promotionGroups: PromotionGroup[]
  /**
   * Cart promotions that no group is of, since others are cheaper, but that `promotionIds` of products name; absent for
   * none. The shop's own field.
   */
  otherPromotions?: CartPromotion[]
  /** Where the prices of what is checked come from; absent in older replies. */
  priceDetails?: PriceDetail[]
  /** Skus of mark-up sales that go with the cart, including those in it; absent for none. */
  campaignSkuList?: CampaignSku[]
  /** Sets that the cart contains products of; absent for none. */
  comboBuySkuList?: ComboBuySku[]
  /**
   * Freight to the shopper's default address, if the shop has freight tables of its own: the default table first, then
   * those of products in the cart. `priceCart` uses it to choose offers. The shop's own field.
   */
  freights?: CartFreight[]
  /** Only where a visitor's cart was begun with `visitor: 'token'`: sent from then on as `x-hearth-visitor`.
   * @minLength 1
   * @maxLength 200
   * @examples ["Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgdmlzaXRvcg"] */
  visitorToken?: string
}

/** Puts products into the cart; a sku already there gets more pieces. */
export interface AddToCart {
  /** Adds, or raises the quantity. */
  operation: (typeof CART_OPERATION)['add']
  /** What to put in.
   * @minItems 1
   * @maxItems 200 */
  items: AddedSku[]
  /**
   * How the token of a visitor's cart is sent, if this begins one: `cookie` (the default) in browsers; `token` in
   * shells that keep no cookies.
   */
  visitor?: SessionCarrier
}

/** A sku to put into the cart. */
export interface AddedSku {
  /** Which sku. */
  skuNo: SkuNo
  /**
   * Pieces to add to those already there.
   * @default 1
   */
  itemQuantity?: Quantity
}

/** Gives lines of the cart a quantity. */
export interface SetCartQuantity {
  /** Replaces the quantity. */
  operation: (typeof CART_OPERATION)['set']
  /** The lines with their new quantities.
   * @minItems 1
   * @maxItems 200 */
  items: LineQuantity[]
}

/** A line of the cart with its new quantity. */
export interface LineQuantity extends CartLineId {
  /** Pieces of the line in all. */
  itemQuantity: Quantity
}

/**
 * Checks or unchecks lines of the cart: checked ones are what `checkout.settle` and `checkout.placeOrder` are about.
 */
export interface CheckCart {
  /** Checks or unchecks. */
  operation: (typeof CART_OPERATION)['check']
  /** The lines with their new state.
   * @minItems 1
   * @maxItems 200 */
  items: LineCheck[]
}

/** A line of the cart, checked or not. */
export interface LineCheck extends CartLineId {
  /** Whether it is to be checked. */
  shoppingCartStatus: CheckStatus
}

/** Deletes lines of the cart. */
export interface RemoveFromCart {
  /** Deletes; a line that is already gone is accepted. */
  operation: (typeof CART_OPERATION)['remove']
  /** The lines.
   * @minItems 1
   * @maxItems 200 */
  items: CartLineId[]
}

/** Names a line of the cart. */
export interface CartLineId {
  /** Which line: `id` of a product in the cart. */
  id: Id
}

/**
 * Changes lines of the cart, all or none; distinguished by `operation`. The shop's own choice: one call for all four
 * operations.
 * @discriminator operation
 */
export type ChangeCart = AddToCart | SetCartQuantity | CheckCart | RemoveFromCart

/** How much is in the cart. */
export interface CartCount {
  /** Pieces of all lines (S15). */
  count: Count
}

/** A sku and how many of it. */
export interface SkuQuantity {
  /** Which sku. */
  skuNo: SkuNo
  /** Pieces of the sku. */
  itemQuantity: Quantity
}

/** Adds a recommended product. */
export interface AddRecommended extends SkuQuantity {
  /** Where it was recommended, for the recommender to learn from. */
  scene?: RecommendScene
  /** On which product's page, where the scene is `product`. */
  spuNo?: SpuNo
  /** How the token of a visitor's cart travels; see `AddToCart`. */
  visitor?: SessionCarrier
}

/** Adds products of a mark-up sale, one piece each. */
export interface AddMarkUp {
  /** The mark-up sale. */
  promotionId: Id
  /** Which of its skus.
   * @minItems 1
   * @maxItems 20 */
  skuNo: SkuNo[]
}

/** Adds a set: the sku it is about, and what comes beside it. */
export interface AddComboBuy {
  /** The combo buy. */
  promotionId: Id
  /**
   * The whole set, each sku once, with the pieces of one set or a multiple of them.
   * @minItems 1
   * @maxItems 20
   */
  products: SkuQuantity[]
  /** How the token of a visitor's cart travels; see `AddToCart`. */
  visitor?: SessionCarrier
}

/** Adds a product of a flash sale (101). */
export interface AddFlashSale extends SkuQuantity {
  /** The flash sale; it must run. */
  promotionId: Id
  /** How the token of a visitor's cart travels; see `AddToCart`. */
  visitor?: SessionCarrier
}

/** Adds a product of a crowd-funding (113). */
export interface AddToCrowdFunding extends SkuQuantity {
  /** The crowd-funding; it must run. */
  promotionId: Id
}

/** Adds a product to try for free. */
export interface AddFreeTrial {
  /** Which sku; one that allows a trial (S24). */
  skuNo: SkuNo
  /** The free trial. */
  promotionId: Id
}

/** Products to show as a cart. */
export interface ShowCart {
  /** What it would hold.
   * @minItems 1
   * @maxItems 50 */
  products: SkuQuantity[]
}

/** Products as a cart, without storing them. */
export interface ShownCart extends Cart {
  /** Fen: what they would cost together, after cart promotions. */
  totalAmount: Fen
}
