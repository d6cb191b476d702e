import type { CampaignStatus, PromotionType, ReminderStatus } from '@hearth/domain'
import type { FreePromotionStatus, ProductItem, Promotion, SkuAttribute } from './products.types'
import type { List } from './shared.types'
import type { Count, EpochMs, Fen, Id, MaskedTelephone, Percent, Quantity, SkuNo, Telephone } from './values.types'

/** Identifies a promotion. */
export interface PromotionId {
  /** The promotion.
   * @examples ["flash-1"] */
  promotionId: Id
}

/** Sets a reminder for the begin of a sale (F08). */
export interface SetReminder extends PromotionId {
  /** The sku in the sale. */
  itemNo: SkuNo
  /** The telephone to notify; absent: the number that the shopper logs in with. */
  telephone?: Telephone
}

/** Identifies a reminder. */
export interface ReminderId extends PromotionId {
  /** The sku in the sale. */
  itemNo: SkuNo
}

/** Asks for the reminders of a sale. */
export interface GetReminders extends PromotionId {
  /** The skus in the sale.
   * @minItems 1
   * @maxItems 50 */
  itemNo: SkuNo[]
}

/** Whether a reminder is set. */
export interface ReminderState {
  /** The sku. */
  itemNo: SkuNo
  /** Status of the reminder: on if a reminder is set. For a visitor, always off. */
  reminderStatus: ReminderStatus
}

/** Reminder statuses, in the order of the request. */
export interface Reminders extends List<ReminderState> {}

/** The telephone for reminders. */
export interface ReminderPhone {
  /** The masked telephone; empty for none. */
  telephone: MaskedTelephone
}

/** Identifies a flash sale, or asks for the current one. */
export interface GetFlashSale {
  /** The sale; absent: the running sale that began last, or else the next sale.
   * @examples ["flash-1"] */
  promotionId?: Id
}

/** A session of a flash sale (101). */
export interface FlashSale extends PromotionId {
  /** Name of the session.
   * @examples ["20:00 场"] */
  title: string
  /** Epoch ms: when the session begins. */
  beginTime: EpochMs
  /** Epoch ms: when the session ends. */
  endTime: EpochMs
  /** Status: not begun, running or over. */
  status: CampaignStatus
}

/** The current flash sale, and other sessions. */
export interface FlashSales {
  /** The requested sale, or the running one, or else the next one; absent if no sale is running or upcoming. */
  flashSale?: FlashSale
  /** Sessions of today (UTC+8) and later, and the requested one: at most 20, earliest first. */
  sessions: FlashSale[]
}

/**
 * A product of a flash sale, shown by its cheapest sku with pieces left. `price` is the current price of that sku, also
 * before the sale begins.
 */
export interface FlashSaleProduct extends ProductItem, PromotionId {
  /** Offers of the product: its skus in the sale. */
  skuCount: Count
  /** Fen: price of the sku in the sale. */
  salePrice: Fen
  /** Percent of pieces left, over all skus of the product in the sale, rounded up; 0 means sold out. */
  remainPercent: Percent
  /** Pieces left, over all skus of the product in the sale; absent unless only a few are left. */
  surplus?: Count
  /** Pieces of a sku that one shopper can buy at this price; absent for no limit. */
  limitQuantity?: Quantity
}

/** Products of a flash sale: `flashSaleProducts` of the specification's flash-sale state. */
export interface FlashSaleProducts {
  /** The products in display order, at most 100. */
  items: FlashSaleProduct[]
}

/** Asks how many pieces of a sku a shopper may still buy. */
export interface GetLimit extends PromotionId {
  /** The sku. */
  skuNo: SkuNo
  /** Pieces that the shopper wants to buy. */
  itemQuantity: Quantity
}

/** How many pieces of a sku a shopper may still buy. */
export interface LimitQuantity {
  /**
   * Pieces that the shopper may still buy in this promotion. The promotion, the stock and the maximum of one order
   * limit the number.
   */
  limitQuantity: Count
  /** Whether the requested quantity is within the limit. */
  allowed: boolean
}

/** A sku of a free trial, as a card of its product. */
export interface FreeTrialProduct extends ProductItem {
  /** Attribute values of the sku, in the order of the spu's attributes. */
  attributes: SkuAttribute[]
  /** Whether the shopper can try the sku (S24); `closed` if no trial is left. */
  freePromotionStatus: FreePromotionStatus
  /** Days of the trial, from receipt. */
  trialDays: Count
  /** Pieces left for trials. */
  trialPieces: Count
  /** Fen: price of keeping a piece ordered now. */
  keepAmount: Fen
}

/** Products of a free trial. Products that the shopper can try come first (S24). */
export interface FreeTrialProducts extends List<FreeTrialProduct> {}

/** Asks for promotions of a type. */
export interface ListPromotions {
  /** The type of the promotions. */
  promotionType: PromotionType
}

/** A promotion with its products. */
export interface PromotionWithProducts extends Promotion {
  /** Products of the promotion, at most 60, best sellers first. */
  products: ProductItem[]
}

/** Promotions with their products: running ones, then announced ones; by begin time. */
export interface PromotionList extends List<PromotionWithProducts> {}
