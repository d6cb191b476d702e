import type { ProductItem, Promotion } from './products.types'

/** Names a group. */
export interface GroupId {
  groupId: string
}

/** Shoppers who buy together. */
export interface Group extends GroupId {
  promotionId: string
  spuNo: string
  skuNo: string
  /** How many it takes. */
  groupSize: number
  members: { displayName: string; uimg: string; leader: boolean }[]
  /** 0 gathering, 1 complete, 2 failed. */
  status: 0 | 1 | 2
  endTime: number
}

/** Asks for groups. */
export interface ListGroups {
  promotionId?: string
  startIndex?: number
  count?: number
}

/** Groups. */
export interface GroupList {
  groupList: Group[]
}

/** Names a group activity. */
export interface GetGroupActivity {
  promotionId: string
}

/** An activity in which shoppers buy together. */
export interface GroupActivity {
  promotionId: string
  name: string
  groupSize: number
  beginTime: number
  endTime: number
  products: ProductItem[]
}

/** Group activities. */
export interface GroupActivities {
  list: GroupActivity[]
}

/** To be reminded when a sale begins. */
export interface SetReminder {
  promotionId: string
  itemNo: string
  /** @pattern ^1[3-9]\d{9}$ */
  telephone?: string
}

/** Names a reminder. */
export interface ReminderId {
  promotionId: string
  itemNo: string
}

/** Asks which reminders are set. */
export interface GetReminders {
  promotionId: string
  /** @minItems 1
   * @maxItems 50 */
  itemNo: string[]
}

/** Which reminders are set. */
export interface ReminderStatus {
  status: { itemNo: string; reminded: boolean }[]
}

/** The telephone reminders go to. */
export interface ReminderPhone {
  /** Masked; empty when there is none. */
  telephone: string
}

/** Asks for products of a flash sale. */
export interface GetFlashSale {
  promotionId?: string
}

/** A flash sale. */
export interface FlashSale {
  promotionId: string
  title: string
  beginTime: number
  endTime: number
  /** 0 not begun, 1 running, 2 over. */
  status: 0 | 1 | 2
}

/** A flash sale with those beside it. */
export interface FlashSales {
  flashSale?: FlashSale
  sessions: FlashSale[]
}

/** Products of a flash sale. */
export interface FlashSaleProducts {
  items: (ProductItem & { /** Pieces left, percent. */ remainPercent: number })[]
}

/** Asks how many of a sku a shopper may still buy. */
export interface GetLimit {
  promotionId: string
  skuNo: string
  /** @asType integer
   * @minimum 1 */
  itemQuantity: number
}

/** How many of a sku a shopper may still buy. */
export interface LimitQuantity {
  limitQuantity: number
  /** Whether the quantity asked for is within it. */
  allowed: boolean
}

/** Names a promotion. */
export interface PromotionId {
  promotionId: string
}

/** Products to try for free. */
export interface FreeTrialProducts {
  products: ProductItem[]
}

/** Asks for promotions of a type. */
export interface ListPromotions {
  promotionType: number
}

/** Promotions with their products. */
export interface PromotionList {
  result: (Promotion & { products: ProductItem[] })[]
}
