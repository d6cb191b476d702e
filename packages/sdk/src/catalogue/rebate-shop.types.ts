import type { OperLogs, OrderProduct } from './orders.types'
import type { Picture } from './products.types'
import type { RebateProduct } from './rebate.types'
import type { DayFigure } from './shared.types'

/** Asks for orders of a promoter's shop. */
export interface ListShopOrders {
  orderStatus?: number
  /** @asType integer
   * @minimum 0 */
  startIndex?: number
  /** @asType integer
   * @minimum 1
   * @maximum 50 */
  count?: number
  channelCode?: string
}

/** An order that came through a promoter's shop. */
export interface ShopOrder {
  orderId: string
  orderStatus: number
  products: OrderProduct[]
  /** Fen. */
  orderAmount: number
  /** What it earns, fen. */
  rebateAmount: number
  /** Epoch ms. */
  transactionTime: number
}

/** Orders of a promoter's shop. */
export interface ShopOrders {
  list: ShopOrder[]
  count: number
}

/** Proves a shop owner by a code on their telephone. */
export interface AuthorizeShop {
  /** @pattern ^1[3-9]\d{9}$ */
  mobile: string
  /** @pattern ^\d{6}$ */
  verifyCode: string
  /** Where the owner sells. */
  channel?: string
  address?: string
  /** How much the owner sells. */
  magnitude?: string
}

/** Opens a shop. */
export interface CreateShop {
  /** @minLength 1
   * @maxLength 20 */
  name: string
  channelCode?: string
}

/** Renames a shop. */
export interface RenameShop {
  /** @minLength 1
   * @maxLength 20 */
  name: string
}

/** Names a shop. */
export interface ShopId {
  shopId: string
}

/** A promoter's shop. */
export interface Shop extends ShopId {
  name: string
  ownerName: string
  uimg: string
  channelCode: string
  inviteCode?: string
}

/** Whether a shop is open. */
export interface ShopStatus {
  /** 0 none, 1 being looked at, 2 open, 3 closed. */
  status: 0 | 1 | 2 | 3
  authorized: boolean
}

/** Shops that came by invitation. */
export interface ShopInvitations {
  list: (Shop & { /** Epoch ms. */ time: number })[]
  count: number
}

/** Figures of a shop today and ever. */
export interface ShopStatistics {
  viewCount: number
  orderCount: number
  /** Fen. */
  amount: number
  /** Fen. */
  rebateAmount: number
}

/** Asks for figures by day. */
export interface GetDailyStatistics {
  /** Such as 2026-11-01. */
  begin: string
  end: string
  channelCode?: string
}

/** Figures by day. */
export interface DailyStatistics {
  list: DayFigure[]
}

/** Asks what products would earn. */
export interface EstimateRebate {
  /** @minItems 1
   * @maxItems 50 */
  productInfoList: { skuNo: string; spuNo: string; /** Fen. */ price: number; itemType: number }[]
  channelCode?: string
}

/** What a product would earn. */
export interface RebateEstimate {
  skuNo: string
  /** Fen. */
  estimateAmount: number
  /** Percent. */
  rate: number
  /** Picture to share. */
  picture?: string
}

/** What products would earn. */
export interface RebateEstimates {
  list: RebateEstimate[]
}

/** Asks for a code by SMS. */
export interface SendShopCode {
  /** @pattern ^1[3-9]\d{9}$ */
  phone: string
}

/** How often pages of a shop were seen. */
export interface ShopViews {
  viewCount: number
}

/** What to invite others with. */
export interface ShopInvitation {
  inviteCode: string
  url: string
}

/** Free trials a shop may hand out. */
export interface ShopFreeTrial {
  total: number
  used: number
}

/** What to share a shop with. */
export interface ShopShare {
  title: string
  description: string
  image: string
  url: string
}

/** Where buyers can pay in public. */
export interface PublicPay {
  url: string
}

/** Who bought. */
export interface ShopCustomer {
  /** Masked. */
  name: string
  /** Masked. */
  telephone: string
  address: string
}

/** An order of a shop. */
export interface ShopOrderDetail {
  order: ShopOrder
}

/** What happened to an order of a shop. */
export type ShopOrderLogs = OperLogs

/** Asks for products that earn a rebate. */
export interface ListRebateProducts {
  /** `retail` when absent (K02). */
  channelCode?: string
  /** 1 when absent.
   * @asType integer
   * @minimum 1 */
  pageNo?: number
  /** 20 when absent.
   * @asType integer
   * @minimum 1
   * @maximum 50 */
  pageSize?: number
}

/** Drafts a poster for a free trial; travels as a form. */
export interface DraftFreeTrial {
  skuNo: string
  /** @maxLength 200 */
  text?: string
}

/** A draft. */
export interface FreeTrialDrafted {
  draftId: string
}

/** Names a draft. */
export interface GetPoster {
  draftId: string
}

/** A poster. */
export interface Poster {
  picture: Picture
}

/** Categories of rebate skus. */
export interface RebateCategories {
  categories: { categoryCode: string; name: string }[]
}

/** Asks for rebate skus of a category. */
export interface ListRebateSkus {
  categoryCode?: string
  /** 1 when absent: this list counts from one (K02).
   * @asType integer
   * @minimum 1 */
  startIndex?: number
  /** 20 when absent.
   * @asType integer
   * @minimum 1
   * @maximum 50 */
  count?: number
}

/** Rebate skus. */
export interface RebateSkuPage {
  result: RebateProduct[]
  count: number
}
