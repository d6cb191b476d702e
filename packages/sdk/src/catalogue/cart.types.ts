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

/** A gift of a cart product (205). */
export interface CartGift {
  /** The sku. */
  skuNo: SkuNo
  /** Name of the sku.
   * @examples ["暖居防尘罩"] */
  name: string
  /** The attribute values of the gift; absent for none. */
  attributes?: SkuAttribute[]
  /** Pieces of the gift. */
  itemQuantity: Quantity
}

/** Pieces of a line at one price. The specification does not define the fields. */
export interface PriceTier {
  /** Fen: price of one piece. */
  price: Fen
  /** Pieces: maximum number at this price; absent for all remaining pieces. */
  pieces?: Count
  /** Whether cart promotions apply to these pieces. */
  covered: boolean
}

/**
 * A product in the cart (E09). The specification does not define names, pictures and prices; they are what the cart
 * screen shows.
 */
export interface CartProduct {
  /** Id of the cart line, the key of `productsMap`. */
  id: Id
  /** The sku. */
  skuNo: SkuNo
  /** The spu of the sku, for the link to its product page. */
  spuNo: SpuNo
  /** Name of the sku with its attribute values.
   * @examples ["暖居智能台灯 月光白"] */
  name: string
  /** The attribute values that identify the sku. */
  attributes: SkuAttribute[]
  /** Picture of the sku. */
  picture: Picture
  /** Fen: current price of one piece. */
  price: Fen
  /** Fen: price to cross out, if `price` is lower. */
  originalPrice?: Fen
  /** The promotion that sets the price (S18); absent for the ordinary price. */
  promotionType?: PromotionType
  /** Pieces of the sku. */
  itemQuantity: Quantity
  /** Pieces: maximum quantity of this line, limited by the maximum of one order and by the stock; at least 1. */
  limitQuantity: Count
  /**
   * Prices of the pieces, beginning with `price` for the first pieces. If a promotion limits the pieces for one
   * shopper, further pieces cost the next best price. Absent if `price` applies to all pieces.
   */
  tiers?: PriceTier[]
  /**
   * Whether the product can be bought: with status 1, 3, 4, 7 or 11 it can (S15). A product that is sold only through a
   * campaign has status 9 or 10.
   */
  productStatus: ProductStatus
  /** Whether the line is checked. */
  shoppingCartStatus: CheckStatus
  /** Its gifts. */
  gifts: CartGift[]
  /**
   * Fen: the price below which promotions and coupons do not reduce a piece; absent for no limit. Not part of the
   * specification.
   */
  floorPrice?: Fen
  /**
   * Cart promotions that can apply to the line. Absent if no promotion other than that of the line's group can apply.
   * The cheapest combination of promotions applies. Not part of the specification.
   * @maxItems 50
   */
  promotionIds?: Id[]
  /** Whether the product is delivered as codes, without freight; absent for no. */
  byCode?: boolean
  /** Freight table of the product; absent for the default one. Not part of the specification. */
  freightTable?: Id
  /** Grams: weight of a piece; absent if unknown. Not part of the specification. */
  grams?: Count
  /** The redemption code that sets the price of the product (F14); absent if no code sets the price. */
  duCode?: CartDuCode
  /**
   * The campaign that sells the product on its own page. Until the campaign ends, the product cannot be bought through
   * a cart. Absent for ordinary products. Not part of the specification.
   */
  soldBy?: SellingCampaign
}

/** A campaign that is the only way to buy a sku: a pre-sale (105), a reservation (110) or a crowd-funding (113). */
export interface SellingCampaign {
  /** The promotion. */
  promotionId: Id
  /** Type of the promotion, which determines the page of the campaign. */
  promotionType: PromotionType
}

/**
 * The redemption code of a line. The order redeems the code; the cart does not reserve it, so another shopper may
 * redeem it first.
 */
export interface CartDuCode {
  /** The last four characters of the code.
   * @examples ["8F3K"] */
  tail: string
  /**
   * Name of the batch that the code belongs to.
   * @examples ["新居礼遇卡"]
   */
  name: string
  /** Epoch ms: until when the code can be redeemed. */
  expiryDate: EpochMs
  /**
   * The reason why the code can no longer be used for the line, in words for the shopper; absent if it can.
   * @examples ["兑换码已被使用"]
   */
  unusableReason?: string
}

/** Products of one merchant under one heading. */
export interface CartSubGroup {
  /**
   * The heading above the products.
   * @examples ["可购买"]
   */
  title: string
  /** Whether the products can no longer be bought. */
  expired: boolean
  /** The products, latest added first. */
  products: CartProduct[]
}

/** Products of one merchant. */
export interface CartGroup {
  /** The merchant.
   * @examples ["hearth"] */
  merchantId: Id
  /** Name of the merchant.
   * @examples ["暖居自营"] */
  merchantName: string
  /** Products that can be bought, then products that no longer can. */
  subGroups: CartSubGroup[]
}

/** A cart promotion. */
export interface CartPromotion extends CartTerms {
  /** The promotion; absent for products without a cart promotion.
   * @examples ["full-1"] */
  promotionId?: Id
  /** 1001 reduces by an amount, 1002 by a percentage. */
  promotionType?: PromotionType
  /** Name of the promotion.
   * @examples ["双十一满减"] */
  promotionName?: string
}

/** The products whose first cart promotion (1001, 1002) is the same, or the products without a cart promotion. */
export interface PromotionGroup extends CartPromotion {
  /** One group for each merchant. */
  groups: CartGroup[]
}

/**
 * A sku of a mark-up sale: one piece is cheaper once the products outside the sale reach the threshold. Skus already in
 * the cart are included. The specification does not define the fields.
 */
export interface CampaignSku {
  /** The mark-up sale; `addMarkUp` takes it.
   * @examples ["mark-up-1"] */
  promotionId: Id
  /** The sku. */
  skuNo: SkuNo
  /** The spu of the sku, for the link to its product page. */
  spuNo: SpuNo
  /** Name of the sku.
   * @examples ["暖居防尘罩"] */
  name: string
  /** Picture of the sku. */
  picture: Picture
  /** Fen: price of one piece in the sale. */
  price: Fen
  /** Fen: price of one piece outside the sale. */
  originalPrice: Fen
  /** Fen: minimum amount of the checked products outside the sale. */
  thresholdAmount: Fen
}

/** A sku of a bundle. */
export interface ComboSku {
  /** The sku. */
  skuNo: SkuNo
  /** The spu of the sku, for the link to its product page. */
  spuNo: SpuNo
  /** Name of the sku.
   * @examples ["暖居智能台灯 月光白"] */
  name: string
  /** Picture of the sku. */
  picture: Picture
  /** Pieces of the sku in the bundle. */
  itemQuantity: Quantity
}

/**
 * A bundle that costs less than its skus one by one. It applies however its pieces were added to the cart, once for
 * each complete bundle. The specification does not define the fields.
 */
export interface ComboBuySku {
  /** The bundle promotion; `addComboBuy` takes it.
   * @examples ["set-bedroom"] */
  promotionId: Id
  /** Name of the bundle.
   * @examples ["卧室照明套装"] */
  name: string
  /** Skus of the bundle; skus that are in the cart come first. */
  skus: ComboSku[]
  /** Fen: price of the bundle. */
  price: Fen
  /** Fen: price of its skus one by one. */
  originalPrice: Fen
}

/** A freight table for the cart's destination. The specification does not define the fields. */
export interface CartFreight {
  /** Id of the freight table; `freightTable` of products refers to it. */
  tableId: Id
  /** The basis of the freight: the order, pieces, or weight. */
  by: FreightBy
  /** Fen: freight of the first units, or of the whole order. */
  first: Fen
  /** Pieces or grams included in `first`. */
  firstUnits?: Count
  /** Fen: freight for each further `furtherUnits` pieces or grams. */
  further?: Fen
  /** Pieces or grams for which `further` is charged once. */
  furtherUnits?: Count
  /** Fen: amount of the products from which freight is free. */
  freeFrom?: Fen
  /** Pieces from which freight is free. */
  freePieces?: Count
  /** Whether the shop does not deliver products with this table to the destination; absent for no. */
  unsent?: boolean
}

/** The cart (E09). `priceCart` of the domain computes the amounts, `viewCart` the counts (S15). */
export interface Cart {
  /** Products with a cart promotion, then products without; empty for an empty cart. */
  promotionGroups: PromotionGroup[]
  /**
   * Cart promotions that `promotionIds` of products name, but that have no group in this cart; absent for none. Not
   * part of the specification.
   */
  otherPromotions?: CartPromotion[]
  /**
   * The price components that add up to the prices of the checked products; absent in replies from before this field
   * existed.
   */
  priceDetails?: PriceDetail[]
  /** Skus of mark-up sales available with the cart, including those in it; absent for none. */
  campaignSkuList?: CampaignSku[]
  /** Bundles that contain products of the cart; absent for none. */
  comboBuySkuList?: ComboBuySku[]
  /**
   * Freight to the shopper's default address, if the shop has freight tables of its own: the default table first, then
   * those of products in the cart. `priceCart` uses them to choose the cheapest offers. Not part of the specification.
   */
  freights?: CartFreight[]
  /** The token of a visitor's cart that this call created with `visitor: 'token'`; otherwise absent. Send the token as
   * `x-hearth-visitor` from then on.
   * @minLength 1
   * @maxLength 200
   * @examples ["Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgdmlzaXRvcg"] */
  visitorToken?: string
}

/** Adds products to the cart; the quantity of a sku in the cart grows. */
export interface AddToCart {
  /** Adds skus, or raises their quantities. */
  operation: (typeof CART_OPERATION)['add']
  /** The skus to add.
   * @minItems 1
   * @maxItems 200 */
  items: AddedSku[]
  /**
   * How the token of a visitor's cart is sent, if this call creates one: `cookie` (the default) in browsers; `token`
   * for clients without cookies.
   */
  visitor?: SessionCarrier
}

/** A sku to add to the cart. */
export interface AddedSku {
  /** The sku. */
  skuNo: SkuNo
  /**
   * Pieces to add.
   * @default 1
   */
  itemQuantity?: Quantity
}

/** Sets the quantities of cart lines. */
export interface SetCartQuantity {
  /** Sets quantities. */
  operation: (typeof CART_OPERATION)['set']
  /** The lines and their new quantities.
   * @minItems 1
   * @maxItems 200 */
  items: LineQuantity[]
}

/** A cart line and its new quantity. */
export interface LineQuantity extends CartLineId {
  /** Pieces of the line in total. */
  itemQuantity: Quantity
}

/**
 * Checks or unchecks cart lines. `checkout.settle` and `checkout.placeOrder` use the checked lines.
 */
export interface CheckCart {
  /** Checks or unchecks lines. */
  operation: (typeof CART_OPERATION)['check']
  /** The lines and their new state.
   * @minItems 1
   * @maxItems 200 */
  items: LineCheck[]
}

/** A cart line and its checked state. */
export interface LineCheck extends CartLineId {
  /** Whether the line is checked. */
  shoppingCartStatus: CheckStatus
}

/** Removes cart lines. */
export interface RemoveFromCart {
  /** Removes lines; a line that does not exist is ignored. */
  operation: (typeof CART_OPERATION)['remove']
  /** The lines.
   * @minItems 1
   * @maxItems 200 */
  items: CartLineId[]
}

/** Identifies a cart line. */
export interface CartLineId {
  /** The line: `id` of a product in the cart. */
  id: Id
}

/**
 * Changes cart lines, all or none; distinguished by `operation`. The specification does not say that one call has all
 * four operations.
 * @discriminator operation
 */
export type ChangeCart = AddToCart | SetCartQuantity | CheckCart | RemoveFromCart

/** The number of pieces in the cart. */
export interface CartCount {
  /** Pieces of all lines (S15). */
  count: Count
}

/** A sku and its quantity. */
export interface SkuQuantity {
  /** The sku. */
  skuNo: SkuNo
  /** Pieces of the sku. */
  itemQuantity: Quantity
}

/** Adds a recommended product. */
export interface AddRecommended extends SkuQuantity {
  /** Where the product was recommended; the recommender uses it. */
  scene?: RecommendScene
  /** The product on whose page the recommendation was shown, if the scene is `product`. */
  spuNo?: SpuNo
  /** How the token of a visitor's cart is sent; see `AddToCart`. */
  visitor?: SessionCarrier
}

/** Adds products of a mark-up sale, one piece each. */
export interface AddMarkUp {
  /** The mark-up sale.
   * @examples ["mark-up-1"] */
  promotionId: Id
  /** The skus of the sale to add.
   * @minItems 1
   * @maxItems 20 */
  skuNo: SkuNo[]
}

/** Adds a bundle. */
export interface AddComboBuy {
  /** The bundle promotion.
   * @examples ["set-bedroom"] */
  promotionId: Id
  /**
   * The whole bundle, each sku once, with the pieces of one bundle or a multiple of them.
   * @minItems 1
   * @maxItems 20
   */
  products: SkuQuantity[]
  /** How the token of a visitor's cart is sent; see `AddToCart`. */
  visitor?: SessionCarrier
}

/** Adds a product of a flash sale (101). */
export interface AddFlashSale extends SkuQuantity {
  /** The flash sale; it must be running.
   * @examples ["flash-1"] */
  promotionId: Id
  /** How the token of a visitor's cart is sent; see `AddToCart`. */
  visitor?: SessionCarrier
}

/** Adds a product of a crowd-funding (113). */
export interface AddToCrowdFunding extends SkuQuantity {
  /** The crowd-funding; it must be running.
   * @examples ["crowd-1"] */
  promotionId: Id
}

/** Adds a sku for a free trial. */
export interface AddFreeTrial {
  /** The sku; it must have a free trial (S24). */
  skuNo: SkuNo
  /** The free trial.
   * @examples ["trial-1"] */
  promotionId: Id
}

/** Products to price as a cart. */
export interface ShowCart {
  /** The skus and their quantities.
   * @minItems 1
   * @maxItems 50 */
  products: SkuQuantity[]
}

/** A cart that is not stored. */
export interface ShownCart extends Cart {
  /** Fen: total of the products, after cart promotions. */
  totalAmount: Fen
}
