import type { CampaignStatus } from '@hearth/domain'
import type { PageOf } from './shared.types'

/** Which flash sales are meant. */
export interface ListOpsFlashSales extends PageOf {
  /**
   * Only that of one promotion.
   * @maxLength 100
   */
  promotionId?: string
  /** Only those with this status: not begun, running, or over. */
  status?: CampaignStatus
  /** The time they are ordered by; `lastToEnd` when absent. */
  sort?: 'lastToEnd' | 'firstToBegin'
}

/**
 * Orders of a flash sale that were not cancelled, at its price, by skus that have pieces of their own in it. Money is
 * fen.
 */
export interface FlashSaleResult {
  orders: number
  /** How many of these orders were paid. */
  paidOrders: number
  shoppers: number
  pieces: number
  /** Price of the pieces, before coupons. */
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
