import type { CouponDiscountType, InvoiceHeader, InvoiceType, OrderWay } from '@hearth/domain'
import type { PromotionGroup, SkuQuantity } from './cart.types'
import type { Sku } from './products.types'

/** A product to buy without the cart. */
export interface BuyNow {
  skuNo: string
  /** @asType integer
   * @minimum 1
   * @maximum 200 */
  itemQuantity: number
}

/** A coupon as checkout shows it (E07, S08). */
export interface CheckoutCoupon {
  couponId: string
  couponBatchId: string
  couponName: string
  /** Whether it can be used for these products. */
  usable: boolean
  /** Whether it is used now. */
  applied: boolean
  discountType: CouponDiscountType
  /** Fen taken off; for 2, percent to pay; for 3, the freight it can take off. */
  couponValue: number
  /** Fen the products must reach; 0 for none. */
  thresholdAmount: number
  beginTime: number
  endTime: number
  /** Why it can't be used. */
  unusableReason?: string
}

/** Asks for what checkout shows. */
export interface Settle {
  /** Buy this sku now; without it, the checked products of the cart. */
  skuNo?: string
  /** How many of `skuNo`.
   * @asType integer
   * @minimum 1
   * @maximum 200 */
  itemQuantity?: number
  /** Coupons to use; absent: the best ones; `none`: no coupon. */
  couponId?: string[]
  /** Where to, for the freight. */
  addressId?: string
}

/** Amounts of an order, in fen. `payAmount = productAmount - discountAmount - couponAmount + freightAmount`, never below 0. */
export interface OrderAmounts {
  /** Products at their prices now. */
  productAmount: number
  /** What cart promotions take off. */
  discountAmount: number
  /** What coupons take off products. */
  couponAmount: number
  /** Freight after free-postage coupons. */
  freightAmount: number
  payAmount: number
}

/** What checkout shows. */
export interface Settlement {
  promotionGroups: PromotionGroup[]
  coupons: CheckoutCoupon[]
  amounts: OrderAmounts
  /** Products amount that makes the freight free, fen. */
  freeFreightFrom: number
}

/** An order to place (E03). Sent with an `Idempotency-Key`: the same key and payload give the first answer again. */
export interface OrderDraft {
  /** @minLength 1 */
  addressId: string
  /** Buy these now; absent: the checked products of the cart.
   * @maxItems 50 */
  products?: BuyNow[]
  /** Ids of the coupons to use. */
  coupons: string[]
  /** What the shopper saw as the amount to pay, fen. The order is refused when it is no longer so. */
  orderAmount: number
  /** 2 on mobile, otherwise 0. */
  orderWay: OrderWay
  /** 0 none, 1 ordinary, 2 value-added tax. */
  invoiceType: InvoiceType
  /** 1 details of the products, 2 their category. */
  invoiceContent: number
  /** 2 for an enterprise account, else 1. */
  invoiceHeader: InvoiceHeader
  invoiceId?: string
  invoiceAddressId?: string
  /** Name on the invoice.
   * @maxLength 100 */
  invoiceTitle?: string
  /** Taxpayer number of a company.
   * @maxLength 30 */
  invoiceTaxNumber?: string
  /** Number to be told about a final payment. */
  finalPaymobile?: string
  /** @maxLength 200 */
  remark?: string
  telephone?: string
  /** Whether to pay with stars and gold where the shopper has them. */
  useDuStar: boolean
  useGold: boolean
}

/** A placed order. */
export interface PlacedOrder {
  orderId: string
  /** To pay, fen. */
  orderAmount: number
  /** Until when it can be paid, epoch ms. */
  payDeadline: number
}

/** An order to try a product for free. */
export interface FreeTrialDraft {
  /** @minLength 1 */
  addressId: string
  skuNo: string
  promotionId: string
  /** The agreement the shopper signed; `FREE_TRIAL` (K04). */
  agreementId: string
  agreementVersion: string
  orderWay: OrderWay
  /** @maxLength 200 */
  remark?: string
  telephone?: string
}

/** The order for the final payment of a pre-sale. */
export interface PreSaleDraft {
  /** The order that paid the deposit. */
  orderId: string
  addressId: string
  coupons: string[]
  /** What the shopper saw as the amount to pay, fen. */
  orderAmount: number
  orderWay: OrderWay
  /** Number to be told when the final payment is due.
   * @pattern ^1[3-9]\d{9}$ */
  finalPaymobile?: string
}

/** Changes to an order that is not paid yet; what is absent stays. */
export interface AmendOrder {
  orderId: string
  addressId?: string
  /** @maxLength 200 */
  remark?: string
  invoiceType?: InvoiceType
  invoiceContent?: number
  invoiceHeader?: InvoiceHeader
  /** @maxLength 100 */
  invoiceTitle?: string
  /** @maxLength 30 */
  invoiceTaxNumber?: string
}

/** A redemption code. */
export interface DuCode {
  /** @minLength 1 */
  duCode: string
}

/** What a redemption code is worth. */
export interface DuCodeProducts {
  skuList: Sku[]
  /** Until when it can be redeemed, epoch ms. */
  expiryDate: number
}

/** Puts products of a redemption code into the cart. */
export interface AddDuCode extends DuCode {
  products: SkuQuantity[]
}
