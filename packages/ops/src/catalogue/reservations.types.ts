import type { CampaignStatus, ReservationPhase } from '@hearth/domain'
import type { PageOf } from './shared.types'
import type { Moment } from './values.types'

/** Settings of a reservation campaign (110) in a promotion of a shop file. */
export interface ReservationTerms {
  /**
   * The last moment to reserve in the campaign; reserving begins at `beginTime`. The campaign has one sku, with a
   * `promotionPrice`, a `stock` of pieces to reserve, and a `shopperLimit` of pieces for one shopper. A finished
   * campaign runs again if the owner moves its `beginTime` to a later time.
   */
  reserveEndTime?: Moment
  /**
   * The time from which shoppers with a reservation can buy in the campaign, until `endTime`. It is after
   * `reserveEndTime`.
   */
  buyBeginTime?: Moment
}

/** Selects the reservation campaigns to list. */
export interface ListOpsReservations extends PageOf {
  /**
   * Only the runs of this promotion.
   * @maxLength 100
   */
  promotionId?: string
  /** Only campaigns with this status: not begun, running, or over. */
  status?: CampaignStatus
  /** Order of the list; `lastToEnd` when absent. */
  sort?: 'lastToEnd' | 'firstToBegin'
}

/** Orders of a reservation campaign that are not cancelled. Money is fen. */
export interface ReservationResult {
  orders: number
  /** Number of paid orders of the campaign; cancelled orders are not included. */
  paidOrders: number
  pieces: number
  /** Price of the ordered pieces, before coupons. */
  amount: number
}

/** A run of a reservation campaign, with its results. Times are epoch ms. */
export interface OpsReservation {
  /** Identifies the run. */
  runId: string
  promotionId: string
  /** Name of the campaign, as shoppers read it. */
  name: string
  skuNo: string
  phase: ReservationPhase
  /** When reserving begins. */
  beginTime: number
  /** When reserving ends. */
  reserveEndTime: number
  /** When buying begins. */
  buyBeginTime: number
  /** When buying ends. */
  endTime: number
  /** Number of pieces that can be reserved. */
  pieces: number
  /** Number of pieces that are reserved. */
  reservedPieces: number
  /** Number of shoppers with a reservation. */
  shoppers: number
  result: ReservationResult
}

/** A page of reservation campaigns. */
export interface OpsReservationPage {
  reservations: OpsReservation[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}
