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
  /** Which sku; named twice, its quantities add up. */
  skuNo: SkuNo
  /** Pieces of the sku. */
  itemQuantity: Quantity
}

/** What checkout shows of a coupon besides its worth. */
export interface CheckoutCouponFacts {
  /** Names the coupon. */
  couponId: Id
  /** The batch it is of. */
  couponBatchId: Id
  /** What it is called.
   * @examples ["新人满 100 减 20"] */
  couponName: string
  /** Whether it can be used for these products; unusable coupons are listed below, greyed (S08). */
  usable: boolean
  /** Whether it is used now; at most one normal coupon and one of free postage (S08). */
  applied: boolean
  /** Fen: what the products must come to; 0 for anything. */
  thresholdAmount: Fen
  /** Epoch ms: from when it can be used. */
  beginTime: EpochMs
  /** Epoch ms: until when it can be used. */
  endTime: EpochMs
  /** Why it can't be used, for the shopper; absent when it can.
   * @examples ["还差 12.00 元可用"] */
  unusableReason?: string
}

/** A coupon as checkout shows it (E07, S08).
 * @discriminator discountType */
export type CheckoutCoupon = CheckoutCouponFacts & CouponWorth

/** Asks for what checkout shows. The shop's own choice of fields. */
export interface Settle {
  /** Buy this sku now; absent: the checked products of the cart. */
  skuNo?: SkuNo
  /** Pieces of `skuNo`.
   * @default 1 */
  itemQuantity?: Quantity
  /** Coupons to use; absent: those that save most (S08); an empty list: none.
   * @maxItems 20 */
  couponId?: Id[]
  /** The order whose balance is to be settled, in place of products. */
  orderId?: Id
  /** The campaign it is bought by; absent: none, or what the products say by themselves. */
  campaign?: Campaign
  /** Destination, for the arrival time; absent: the default address. */
  addressId?: Id
  /** The cabinet or pickup point to deliver to instead (E06), for the arrival time. */
  cabinetId?: Id
  /** Whether to pay with gold where the shopper has it.
   * @default true */
  useGold?: boolean
  /** Whether to pay with stars where the shopper has them.
   * @default true */
  useDuStar?: boolean
}

/**
 * What an order comes to: `payAmount = productAmount - discountAmount - couponAmount + freightAmount - goldAmount -
 * starAmount`.
 */
export interface OrderAmounts {
  /** Fen: products at their prices now. */
  productAmount: Fen
  /** Fen: what cart promotions take off (1001, 1002). */
  discountAmount: Fen
  /** Fen: what coupons take off the products. */
  couponAmount: Fen
  /** Fen: freight, after free-postage coupons. */
  freightAmount: Fen
  /** Fen: what gold pays. */
  goldAmount: Fen
  /** Fen: what stars pay. */
  starAmount: Fen
  /** Fen: what is to be paid. */
  payAmount: Fen
}

/** What checkout shows. The shop's own choice of fields. */
export interface Settlement {
  /** The products, grouped as in the cart (E09). */
  promotionGroups: PromotionGroup[]
  /** All unused coupons of the shopper, the one that ends first first (S08). */
  coupons: CheckoutCoupon[]
  /** What it comes to with the coupons that are applied. */
  amounts: OrderAmounts
  /**
   * Fen: the amount of products from which freight is free; absent if no amount is enough, or if they use different
   * freight tables.
   */
  freeFreightFrom?: Fen
  /** What the shopper may pay with beside money; empty where the shop takes nothing else. */
  tenders: CheckoutTender[]
  /** Points that come with the products once they are received (F09). */
  earnedIntegral: Count
  /** Where the amounts come from. */
  priceDetails: PriceDetail[]
  /**
   * When it arrives at `cabinetId`, `addressId`, or the default address; absent without a destination, and if no day is
   * known: for products sold before they are in stock, or delivered as codes.
   */
  delivery?: AddressDelivery
  /** What it is bought by; absent for a normal order. */
  campaign?: SettledCampaign
}

/** Gold or stars as checkout shows them: whole pieces, for products and never for freight. */
export interface CheckoutTender {
  /** Which. */
  tender: TenderName
  /** Pieces the shopper has. */
  balance: Count
  /** Pieces that could be used for this order. */
  mostPieces: Count
  /** Pieces it uses. */
  pieces: Count
  /** Fen: what `mostPieces` pay. */
  mostAmount: Fen
}

/** The invoice an order asks for (E03, E04). */
export interface InvoiceWish {
  /** What kind; 0 asks for none. */
  invoiceType: InvoiceType
  /** What its lines name. */
  invoiceContent: InvoiceContent
  /** Whose name heads it: 2 for an enterprise account, else 1 (P03). */
  invoiceHeader: InvoiceHeader
  /** Name on it; a person may leave it out.
   * @maxLength 100
   * @examples ["北京暖居科技有限公司"] */
  invoiceTitle?: string
  /** Taxpayer number; for a company.
   * @maxLength 30
   * @examples ["91110101MA01A2B3C4"] */
  invoiceTaxNumber?: string
}

/** An order to place (E03). Sent with an `Idempotency-Key`: the same key and payload give the first answer again. */
export interface OrderDraft extends Partial<InvoiceWish> {
  /** What kind of invoice; 0 asks for none.
   * @default 0 */
  invoiceType?: InvoiceType
  /** What the invoice's lines name.
   * @default 1 */
  invoiceContent?: InvoiceContent
  /** Whose name heads the invoice: 2 for an enterprise account, else 1 (P03).
   * @default 1 */
  invoiceHeader?: InvoiceHeader
  /** Where it goes; one of the shopper's addresses (S07). With `cabinetId`, the recipient and contact. */
  addressId: Id
  /** A cabinet or a pickup point that it goes to instead (E06): its `cabinetId` or `pickupId`. */
  cabinetId?: Id
  /** Buy these now; absent: the checked products of the cart.
   * @maxItems 50 */
  products?: BuyNow[]
  /** Ids of the coupons to use; absent: those that save most (S08); an empty list: none. Each must be usable.
   * @maxItems 20 */
  coupons?: Id[]
  /**
   * Fen: the amount to pay now as shown to the shopper: of a pre-sale, its deposit. The order is refused if it has
   * changed.
   */
  orderAmount: Fen
  /** The campaign it is bought by; absent: none, or what the products say by themselves. */
  campaign?: Campaign
  /** The way it comes in: 2 on mobile, otherwise 0 (K04).
   * @default 0 */
  orderWay?: (typeof ORDER_WAY)['desktop' | 'mobile']
  /**
   * The kept VAT data that its invoice is made with, where `invoiceType` is 2; absent: the shopper's. It must have
   * passed its review. Empty or absent for other invoices.
   * @maxLength 64
   * @examples ["482913570"] */
  invoiceId?: string
  /**
   * Where a paper invoice is sent; empty or absent: where the order goes. This shop refuses one: its invoices are
   * electronic.
   * @maxLength 64
   * @examples ["482913570"] */
  invoiceAddressId?: string
  /**
   * Who is told when the final payment of a pre-sale is due; empty or absent: the number the shopper logs in with.
   * Means nothing for other orders.
   */
  finalPaymobile?: OptionalTelephone
  /** What the shopper wishes.
   * @maxLength 200
   * @examples ["请放在门口"] */
  remark?: string
  /**
   * Contact for the order: the receiver's telephone of the order. It follows the chosen address (S07), also when empty
   * or absent.
   */
  telephone?: OptionalTelephone
  /** Whether to pay with stars where the shopper has them.
   * @default true */
  useDuStar?: boolean
  /** Whether to pay with gold where the shopper has it.
   * @default true */
  useGold?: boolean
  /**
   * The source of the shopper's visit, as their device keeps it (E13); stored if an advertisement led here. The shop's
   * own choice.
   */
  origin?: OrderOrigin
  /**
   * The share that the shopper came by, as their device keeps it (E13): its owner earns on the order. Unknown or too
   * long ids are ignored. The shop's own choice.
   * @examples ["0f8fad5b-d9cb-469f-a165-70867728950e"]
   */
  shareId?: string
}

/** Where a visit came from (E13). */
export interface OrderOrigin {
  /** What kind of place.
   * @maxLength 200
   * @examples ["gdt"] */
  utm_source?: string
  /** By what kind of link.
   * @maxLength 200
   * @examples ["cpc"] */
  utm_medium?: string
  /** Of which campaign.
   * @maxLength 200
   * @examples ["double-eleven"] */
  utm_campaign?: string
  /** Which link of it.
   * @maxLength 200
   * @examples ["banner"] */
  utm_content?: string
  /** Its keyword, or the address of the page it led to, with the click's id (`bd_vid`).
   * @maxLength 200
   * @examples ["台灯"] */
  utm_term?: string
}

/** A placed order: `data` of the envelope, beside `success` and `currentTimeMillis`; success false rejects (S06). */
export interface PlacedOrder {
  /** Names the order. */
  orderId: Id
  /** Fen: to pay now: the deposit, or the balance, of a pre-sale; an order of 0 is paid already. */
  orderAmount: Fen
  /** Epoch ms: until when it can be paid; then it is cancelled. */
  payDeadline: EpochMs
}

/** An order to try a product for free (F02). The shop's own choice of fields. */
export interface FreeTrialDraft {
  /** Where it goes. */
  addressId: Id
  /** Which sku; one that allows a trial (S24). */
  skuNo: SkuNo
  /** The free trial. */
  promotionId: Id
  /** The agreement the shopper signed (K04). */
  agreementId: AgreementId
  /** Its version (K04). */
  agreementVersion: AgreementVersion
  /** The way it comes in: 2 on mobile, otherwise 0 (K04).
   * @default 0 */
  orderWay?: (typeof ORDER_WAY)['desktop' | 'mobile']
  /** What the shopper wishes.
   * @maxLength 200
   * @examples ["请放在门口"] */
  remark?: string
  /** Whom to call about the order; who lives at the address when absent. */
  telephone?: Telephone
}

/** Buys a tried product, in order to keep it. */
export interface KeepFreeTrial {
  /** The order that tries it; another shopper's answers like one that does not exist. */
  orderId: Id
  /** Path in the shop to come back to; the order's page when absent.
   * @maxLength 2000
   * @examples ["/my/order-detail/482913570"] */
  returnUrl?: string
}

/** The final payment of a pre-sale (F02). The shop's own choice of fields. */
export interface PreSaleDraft {
  /** The order whose deposit is paid. */
  orderId: Id
  /** Where it goes; one of the shopper's addresses. */
  addressId: Id
  /** Ids of the coupons to use; absent: those that save most (S08); an empty list: none. Each must be usable.
   * @maxItems 20 */
  coupons?: Id[]
  /** Fen: what the shopper saw as the balance to pay. It is refused when it is no longer so. */
  orderAmount: Fen
  /** Whether to pay with stars where the shopper has them.
   * @default true */
  useDuStar?: boolean
  /** Whether to pay with gold where the shopper has it.
   * @default true */
  useGold?: boolean
}

/** Changes an order that is not paid yet; what is absent stays. The shop's own choice of fields. */
export interface AmendOrder extends Partial<InvoiceWish> {
  /** Which order. */
  orderId: Id
  /** Where it goes. */
  addressId?: Id
  /** What the shopper wishes.
   * @maxLength 200
   * @examples ["请放在门口"] */
  remark?: string
}

/** A redemption code (F14). */
export interface DuCode {
  /**
   * The code as printed on the card: 16 letters and digits, with or without dashes and blanks. `readDuCode` of the
   * domain detects mistyped ones.
   * @minLength 1
   * @maxLength 64
   * @examples ["HRTH-2345-ABCD-EFGX"]
   */
  duCode: string
}

/** What a redemption code is worth (F14). */
export interface DuCodeProducts {
  /**
   * The name of its batch.
   * @examples ["新居礼遇卡"]
   */
  name: string
  /** Skus to choose from, at their own prices; those off the shelf are left out. */
  skuList: Sku[]
  /** Fen: what a piece of them costs with the code; never more than its own price. */
  price: Fen
  /** Pieces that may be chosen in all. */
  itemQuantity: Quantity
  /** Epoch ms: until when it can be redeemed. */
  expiryDate: EpochMs
}

/** Puts products of a redemption code into the cart (F14), replacing the earlier choice. */
export interface AddDuCode extends DuCode {
  /**
   * Which of its skus, and how many of each: together no more than the code is good for.
   * @minItems 1
   * @maxItems 50
   */
  products: SkuQuantity[]
}
