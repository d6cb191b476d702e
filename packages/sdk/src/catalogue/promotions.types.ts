import type { CampaignStatus, PromotionType, ReminderStatus } from '@hearth/domain'
import type { FreePromotionStatus, ProductItem, Promotion, SkuAttribute } from './products.types'
import type { List } from './shared.types'
import type { Count, EpochMs, Fen, Id, MaskedTelephone, Percent, Quantity, SkuNo, Telephone } from './values.types'

/** Names a promotion. */
export interface PromotionId {
  /** Which promotion. */
  promotionId: Id
}

/** To be reminded when a sale begins (F08). */
export interface SetReminder extends PromotionId {
  /** Of which sku of the sale. */
  itemNo: SkuNo
  /** Whom to tell; absent: the number the shopper logs in with. */
  telephone?: Telephone
}

/** Names a reminder. */
export interface ReminderId extends PromotionId {
  /** Of which sku of the sale. */
  itemNo: SkuNo
}

/** Asks which reminders are set. */
export interface GetReminders extends PromotionId {
  /** Of which skus of the sale.
   * @minItems 1
   * @maxItems 50 */
  itemNo: SkuNo[]
}

/** Whether a reminder is set. */
export interface ReminderState {
  /** Of which sku. */
  itemNo: SkuNo
  /** Set or not; not for a visitor. */
  reminderStatus: ReminderStatus
}

/** Which reminders are set, in the order asked for. */
export interface Reminders extends List<ReminderState> {}

/** The telephone reminders go to. */
export interface ReminderPhone {
  /** For showing; empty when there is none. */
  telephone: MaskedTelephone
}

/** Names a flash sale, or asks for the one of now. */
export interface GetFlashSale {
  /** Which one; absent: the one that runs and began last, else the next. */
  promotionId?: Id
}

/** A session of a flash sale (101). */
export interface FlashSale extends PromotionId {
  /** What it is called.
   * @examples ["20:00 场"] */
  title: string
  /** Epoch ms: when it begins. */
  beginTime: EpochMs
  /** Epoch ms: when it ends. */
  endTime: EpochMs
  /** Not begun, running, over. */
  status: CampaignStatus
}

/** The flash sale of now, with those beside it. */
export interface FlashSales {
  /** The one that was asked for; else the one that runs, else the next; absent when none is to come. */
  flashSale?: FlashSale
  /** Those that have a moment today in Beijing or are to come, and the one asked for: 20 at most, earliest first. */
  sessions: FlashSale[]
}

/**
 * A product of a flash sale, as the card of its sku that costs least of those with pieces left. `price` is what that
 * sku costs now, also before the sale begins.
 */
export interface FlashSaleProduct extends ProductItem, PromotionId {
  /** Offers of the sale for this product: so many of its skus are in it. */
  skuCount: Count
  /** Fen: what a piece of the sku costs in the sale. */
  salePrice: Fen
  /** Percent of the pieces of all these skus that are left, rounded up; 0 is sold out. */
  remainPercent: Percent
  /** Pieces left of all these skus where they are few; absent where there are more, or none. */
  surplus?: Count
  /** Pieces of a sku that one shopper may have at the price; absent for any number. */
  limitQuantity?: Quantity
}

/** Products of a flash sale: `flashSaleProducts` of the flash-sale state. */
export interface FlashSaleProducts {
  /** In the order of the shop's products, at most 100. */
  items: FlashSaleProduct[]
}

/** Asks how many of a sku a shopper may still buy. */
export interface GetLimit extends PromotionId {
  /** Which sku. */
  skuNo: SkuNo
  /** Pieces they want. */
  itemQuantity: Quantity
}

/** How many of a sku a shopper may still buy. */
export interface LimitQuantity {
  /** Pieces they may still buy in this promotion: what it has left for them, what is there, what an order may hold. */
  limitQuantity: Count
  /** Whether what they want is within it. */
  allowed: boolean
}

/** A sku to try for free, as a card of its product. */
export interface FreeTrialProduct extends ProductItem {
  /** Its choices, in the order of the product's. */
  attributes: SkuAttribute[]
  /** Whether the shopper can try it (S24): `closed` once there is none left. */
  freePromotionStatus: FreePromotionStatus
  /** Days of the trial, from receipt. */
  trialDays: Count
  /** Pieces that can still be had to be tried. */
  trialPieces: Count
  /** Fen: what it costs to keep one that is ordered now. */
  keepAmount: Fen
}

/** Products to try for free, those that can be tried first (S24). */
export interface FreeTrialProducts extends List<FreeTrialProduct> {}

/** Asks for promotions of a type. */
export interface ListPromotions {
  /** Of which type. */
  promotionType: PromotionType
}

/** A promotion with its products. */
export interface PromotionWithProducts extends Promotion {
  /** Its products, at most 60, those sold most first. */
  products: ProductItem[]
}

/** Promotions with their products: those that run, then those that are announced; by their beginning. */
export interface PromotionList extends List<PromotionWithProducts> {}
