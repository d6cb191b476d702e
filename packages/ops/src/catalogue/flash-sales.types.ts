import type { CampaignStatus } from '@hearth/domain'
import type { PageOf } from './shared.types'

/** Selects the flash sales to list. */
export interface ListOpsFlashSales extends PageOf {
  /**
   * Only the flash sale of this promotion.
   * @maxLength 100
   */
  promotionId?: string
  /** Only flash sales with this status: not begun, running, or over. */
  status?: CampaignStatus
  /** Order of the list; `lastToEnd` when absent. */
  sort?: 'lastToEnd' | 'firstToBegin'
}

/**
 * Counts of the orders at the price of a flash sale, without cancelled orders. Only skus with a stock of their own in
 * the sale are included. Money is fen.
 */
export interface FlashSaleResult {
  orders: number
  /** Number of paid orders at the price of the flash sale; cancelled orders are not included. */
  paidOrders: number
  shoppers: number
  pieces: number
  /** Price of the pieces that were ordered at the price of the flash sale, before coupons. */
  amount: number
}

/** A flash sale with its results. Times are epoch ms. */
export interface OpsFlashSale {
  promotionId: string
  /** Name of the flash sale, as shoppers read it. */
  name: string
  beginTime: number
  endTime: number
  status: CampaignStatus
  /** Number of skus in the flash sale. */
  skus: number
  /** Pieces left of the flash sale's own stock. */
  piecesLeft: number
  /** Reminders that shoppers set, including those already sent; kept until the sale is over. */
  reminders: number
  result: FlashSaleResult
}

/** A page of flash sales. */
export interface OpsFlashSalePage {
  flashSales: OpsFlashSale[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}
