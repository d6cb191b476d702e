import type { CampaignStatus } from '@hearth/domain'
import type { PageOf } from './shared.types'

/** Which flash sales are meant. */
export interface ListOpsFlashSales extends PageOf {
  /**
   * Only that of one promotion.
   * @maxLength 100
   */
  promotionId?: string
  /** Only those that have not begun, run, or are over. */
  status?: CampaignStatus
  /** The time they are ordered by; `lastToEnd` when absent. */
  sort?: 'lastToEnd' | 'firstToBegin'
}

/**
 * What was ordered of a flash sale and not cancelled, at its price, by skus that have pieces of their own in it. Money
 * is fen.
 */
export interface FlashSaleResult {
  orders: number
  /** Of these orders, those that were paid. */
  paidOrders: number
  shoppers: number
  pieces: number
  /** What the pieces cost, before coupons. */
  amount: number
}

/** A flash sale and how it goes. Times are epoch ms. */
export interface OpsFlashSale {
  promotionId: string
  /** What shoppers read. */
  name: string
  beginTime: number
  endTime: number
  status: CampaignStatus
  /** How many skus it has. */
  skus: number
  /** Pieces of its own that are left. */
  piecesLeft: number
  /** Reminders that shoppers set, those that were sent included; kept until it is over. */
  reminders: number
  result: FlashSaleResult
}

/** Flash sales of a page. */
export interface OpsFlashSalePage {
  flashSales: OpsFlashSale[]
  /** Names the next page; empty on the last. */
  after: string
}
