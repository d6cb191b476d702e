import type { AgreementId, InvoiceContent, InvoiceHeader, InvoiceType, ORDER_WAY, TenderName } from '@hearth/domain'
import type { Campaign, SettledCampaign } from './campaign.types'
import type { PromotionGroup, SkuQuantity } from './cart.types'
import type { CouponWorth } from './coupon-worth.types'
import type { AddressDelivery } from './delivery.types'
import type { PriceDetail } from './price-details.types'
import type { Sku } from './products.types'
import type { AgreementVersion } from './user.types'
import type { Count, EpochMs, Fen, Id, OptionalTelephone, Quantity, SkuNo, Telephone } from './values.types'

/** A product to buy without the cart. */
export interface BuyNow {
  /** The sku; if it is named twice, its quantities are added. */
  skuNo: SkuNo
  /** Pieces of the sku. */
  itemQuantity: Quantity
}

/** The fields of a coupon at checkout besides its discount. */
export interface CheckoutCouponFacts {
  /** Id of the coupon. */
  couponId: Id
  /** The batch of the coupon.
   * @examples ["centre-20"] */
  couponBatchId: Id
  /** Name of the coupon.
   * @examples ["新人满 100 减 20"] */
  couponName: string
  /** Whether the coupon can be used for these products; unusable coupons are listed last, greyed out (S08). */
  usable: boolean
  /** Whether the coupon is applied. At most one normal coupon and one free-postage coupon are applied (S08). */
  applied: boolean
  /** Fen: minimum amount of the products; 0 for none. */
  thresholdAmount: Fen
  /** Epoch ms: from when the coupon can be used. */
  beginTime: EpochMs
  /** Epoch ms: until when the coupon can be used. */
  endTime: EpochMs
  /** The reason why the coupon cannot be used, in words for the shopper; absent if it can be used.
   * @examples ["还差 12.00 元可用"] */
  unusableReason?: string
}

/** A coupon at checkout (E07, S08).
 * @discriminator discountType */
export type CheckoutCoupon = CheckoutCouponFacts & CouponWorth

/** Asks for the preview of an order. The specification does not define the fields. */
export interface Settle {
  /** The sku to buy now; absent: the checked products of the cart. */
  skuNo?: SkuNo
  /** Pieces of `skuNo`.
   * @default 1 */
  itemQuantity?: Quantity
  /** Coupons to use; absent: the coupons that save most (S08); an empty list: none.
   * @maxItems 20 */
  couponId?: Id[]
  /** The order whose balance is settled, instead of products. */
  orderId?: Id
  /** The campaign of the order. Absent: no campaign, or the campaign that the products imply. */
  campaign?: Campaign
  /** The shipping address, for the arrival time; absent: the default address. */
  addressId?: Id
  /** The cabinet or pickup point to which the order is delivered instead of the address (E06), for the arrival time.
   * @examples ["bj-dhm-1"] */
  cabinetId?: Id
  /** Whether to pay with the shopper's coins.
   * @default true */
  useGold?: boolean
  /** Whether to pay with the shopper's stars.
   * @default true */
  useDuStar?: boolean
}

/**
 * The amounts of an order: `payAmount = productAmount - discountAmount - couponAmount + freightAmount - goldAmount -
 * starAmount`.
 */
export interface OrderAmounts {
  /** Fen: products at their current prices. */
  productAmount: Fen
  /** Fen: discount of cart promotions (1001, 1002). */
  discountAmount: Fen
  /** Fen: discount of coupons on products. */
  couponAmount: Fen
  /** Fen: freight, less free-postage coupons. */
  freightAmount: Fen
  /** Fen: amount paid with coins. */
  goldAmount: Fen
  /** Fen: amount paid with stars. */
  starAmount: Fen
  /** Fen: amount to pay. */
  payAmount: Fen
}

/** The preview of an order. The specification does not define the fields. */
export interface Settlement {
  /** The products, grouped as in the cart (E09). */
  promotionGroups: PromotionGroup[]
  /** All unused coupons of the shopper, the one that expires first in front (S08). */
  coupons: CheckoutCoupon[]
  /** The amounts with the applied coupons. */
  amounts: OrderAmounts
  /**
   * Fen: the amount of products from which freight is free; absent if no amount makes it free, or if the products use
   * different freight tables.
   */
  freeFreightFrom?: Fen
  /** Coins and stars that can be used; empty if the shop accepts neither. */
  tenders: CheckoutTender[]
  /** Points that the shopper earns once the products are received (F09). */
  earnedIntegral: Count
  /** The price components that add up to the amounts. */
  priceDetails: PriceDetail[]
  /**
   * Estimated arrival at `cabinetId`, `addressId` or the default address. Absent if there is no destination, or if no
   * day is known because a product is sold before it is in stock or is delivered as codes.
   */
  delivery?: AddressDelivery
  /** The campaign of the order; absent for a normal order. */
  campaign?: SettledCampaign
}

/** Coins or stars at checkout. They are used in whole pieces and pay for products, never for freight. */
export interface CheckoutTender {
  /** Coins or stars. */
  tender: TenderName
  /** Pieces: coins or stars that the shopper has. */
  balance: Count
  /** Pieces: maximum that can be used for this order. */
  mostPieces: Count
  /** Pieces: coins or stars that are used for this order. */
  pieces: Count
  /** Fen: value of `mostPieces`. */
  mostAmount: Fen
}

/** The invoice requested for an order (E03, E04). */
export interface InvoiceWish {
  /** Type of the invoice; 0 for none. */
  invoiceType: InvoiceType
  /** Content of the invoice lines. */
  invoiceContent: InvoiceContent
  /** Type of the invoice title: 2 for an enterprise account, else 1 (P03). */
  invoiceHeader: InvoiceHeader
  /** Invoice title; optional for a person.
   * @maxLength 100
   * @examples ["北京暖居科技有限公司"] */
  invoiceTitle?: string
  /** Taxpayer number; required for a company.
   * @maxLength 30
   * @examples ["91110101MA01A2B3CA"] */
  invoiceTaxNumber?: string
}

/** An order to place (E03). Sent with an `Idempotency-Key`: the same key and payload return the first answer again. */
export interface OrderDraft extends Partial<InvoiceWish> {
  /** Type of the invoice; 0 for none.
   * @default 0 */
  invoiceType?: InvoiceType
  /** Content of the invoice lines.
   * @default 1 */
  invoiceContent?: InvoiceContent
  /** Type of the invoice title: 2 for an enterprise account, else 1 (P03).
   * @default 1 */
  invoiceHeader?: InvoiceHeader
  /** The shipping address, one of the shopper's (S07). With `cabinetId`, it names the recipient and the telephone. */
  addressId: Id
  /** The cabinet or pickup point to which the order is delivered instead of the address (E06): its `cabinetId` or
   * `pickupId`.
   * @examples ["bj-dhm-1"] */
  cabinetId?: Id
  /** The products to buy now; absent: the checked products of the cart.
   * @maxItems 50 */
  products?: BuyNow[]
  /** Ids of the coupons to use; absent: those that save most (S08); an empty list: none. Each must be usable.
   * @maxItems 20 */
  coupons?: Id[]
  /**
   * Fen: the amount to pay now as shown to the shopper; for a pre-sale, its deposit. The order is refused if the amount
   * has changed.
   */
  orderAmount: Fen
  /** The campaign of the order. Absent: no campaign, or the campaign that the products imply. */
  campaign?: Campaign
  /** The order way: 2 on mobile, otherwise 0 (K04).
   * @default 0 */
  orderWay?: (typeof ORDER_WAY)['desktop' | 'mobile']
  /**
   * The stored VAT data for the invoice, if `invoiceType` is 2; absent: the shopper's. It must have passed review.
   * Empty or absent for other invoices.
   * @maxLength 64
   * @examples ["482913570"] */
  invoiceId?: string
  /**
   * The address for a paper invoice; empty or absent: the shipping address. This shop refuses paper invoices: its
   * invoices are electronic.
   * @maxLength 64
   * @examples ["482913570"] */
  invoiceAddressId?: string
  /**
   * The telephone to notify when the balance of a pre-sale is due; empty or absent: the number that the shopper logs in
   * with. Ignored for other orders.
   */
  finalPaymobile?: OptionalTelephone
  /** The shopper's remark.
   * @maxLength 200
   * @examples ["请放在门口"] */
  remark?: string
  /**
   * Contact telephone for the order; empty or absent: the recipient's telephone at the address. Clients send the
   * telephone of the chosen address (S07).
   */
  telephone?: OptionalTelephone
  /** Whether to pay with the shopper's stars.
   * @default true */
  useDuStar?: boolean
  /** Whether to pay with the shopper's coins.
   * @default true */
  useGold?: boolean
  /**
   * The source of the shopper's visit, as stored on their device (E13); the shop stores it if an advertisement led to
   * the visit. Not part of the specification.
   */
  origin?: OrderOrigin
  /**
   * The share through which the shopper came, as stored on their device (E13): its owner earns the rebate on the order.
   * An unknown or too long id is ignored. Not part of the specification.
   * @examples ["0f8fad5b-d9cb-469f-a165-70867728950e"]
   */
  shareId?: string
}

/** The source of a visit (E13). */
export interface OrderOrigin {
  /** Source of the visit.
   * @maxLength 200
   * @examples ["gdt"] */
  utm_source?: string
  /** Medium of the visit.
   * @maxLength 200
   * @examples ["cpc"] */
  utm_medium?: string
  /** Campaign of the advertisement.
   * @maxLength 200
   * @examples ["double-eleven"] */
  utm_campaign?: string
  /** Content: identifies the link in the campaign.
   * @maxLength 200
   * @examples ["banner"] */
  utm_content?: string
  /** Keyword, or the URL of the landing page with the click id (`bd_vid`).
   * @maxLength 200
   * @examples ["台灯"] */
  utm_term?: string
}

/**
 * A placed order: `data` of the envelope, which also contains `success` and `currentTimeMillis`. The call rejects if
 * `success` is false (S06).
 */
export interface PlacedOrder {
  /** Id of the order. */
  orderId: Id
  /** Fen: amount to pay now; of a pre-sale, its deposit or balance. If it is 0, the order is already paid. */
  orderAmount: Fen
  /** Epoch ms: payment deadline; then the order is cancelled. */
  payDeadline: EpochMs
}

/** An order for a free trial (F02). The specification does not define the fields. */
export interface FreeTrialDraft {
  /** The shipping address. */
  addressId: Id
  /** The sku; it must have a free trial (S24). */
  skuNo: SkuNo
  /** The free trial.
   * @examples ["trial-1"] */
  promotionId: Id
  /** The agreement that the shopper signed (K04). */
  agreementId: AgreementId
  /** The signed version of the agreement (K04). */
  agreementVersion: AgreementVersion
  /** The order way: 2 on mobile, otherwise 0 (K04).
   * @default 0 */
  orderWay?: (typeof ORDER_WAY)['desktop' | 'mobile']
  /** The shopper's remark.
   * @maxLength 200
   * @examples ["请放在门口"] */
  remark?: string
  /** Contact telephone; absent: that of the recipient at the address. */
  telephone?: Telephone
}

/** Buys a tried product. */
export interface KeepFreeTrial {
  /** The free-trial order; another shopper's is treated as not existing. */
  orderId: Id
  /** Path in the shop to return to; absent: the page of the order.
   * @maxLength 2000
   * @examples ["/my/order-detail/482913570"] */
  returnUrl?: string
}

/** The balance payment of a pre-sale (F02). The specification does not define the fields. */
export interface PreSaleDraft {
  /** The order whose deposit is paid. */
  orderId: Id
  /** The shipping address, one of the shopper's. */
  addressId: Id
  /** Ids of the coupons to use; absent: those that save most (S08); an empty list: none. Each must be usable.
   * @maxItems 20 */
  coupons?: Id[]
  /** Fen: the balance as shown to the shopper. The call is refused if the amount has changed. */
  orderAmount: Fen
  /** Whether to pay with the shopper's stars.
   * @default true */
  useDuStar?: boolean
  /** Whether to pay with the shopper's coins.
   * @default true */
  useGold?: boolean
}

/** Changes an unpaid order; absent fields stay unchanged. The specification does not define the fields. */
export interface AmendOrder extends Partial<InvoiceWish> {
  /** The order. */
  orderId: Id
  /** The shipping address. */
  addressId?: Id
  /** The shopper's remark.
   * @maxLength 200
   * @examples ["请放在门口"] */
  remark?: string
}

/** A redemption code (F14). */
export interface DuCode {
  /**
   * The code as printed on the card: 16 letters and digits, with or without dashes and spaces. `readDuCode` of the
   * domain detects mistyped codes.
   * @minLength 1
   * @maxLength 64
   * @examples ["HEAR-THNE-WHME-23A9"]
   */
  duCode: string
}

/** The products of a redemption code (F14). */
export interface DuCodeProducts {
  /**
   * Name of the batch that the code belongs to.
   * @examples ["新居礼遇卡"]
   */
  name: string
  /** Skus to choose from, at their own prices; skus not on sale are left out. */
  skuList: Sku[]
  /** Fen: price of a piece with the code; never more than its own price. */
  price: Fen
  /** Pieces that can be chosen in total. */
  itemQuantity: Quantity
  /** Epoch ms: until when the code can be redeemed. */
  expiryDate: EpochMs
}

/** Adds products of a redemption code to the cart (F14), replacing the earlier choice. */
export interface AddDuCode extends DuCode {
  /**
   * The skus and their quantities, together at most the pieces of the code.
   * @minItems 1
   * @maxItems 50
   */
  products: SkuQuantity[]
}
