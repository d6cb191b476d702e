import type { CampaignStatus, ReservationPhase } from '@hearth/domain'
import type { PageOf } from './shared.types'
import type { Moment } from './values.types'

/** Settings of a reservation campaign (110) in a promotion of a shop file. */
export interface ReservationTerms {
  /**
   * Of a reservation campaign: the last moment of reserving, which begins at `beginTime`. The campaign has one sku,
   * with a `promotionPrice`, a `stock` of pieces to reserve, and a `shopperLimit` of pieces for one shopper. A finished
   * one runs again with a later `beginTime`.
   */
  reserveEndTime?: Moment
  /** Of a reservation campaign: from when those who reserved can buy, until `endTime`; after `reserveEndTime`. */
  buyBeginTime?: Moment
}

/** Which reservation campaigns are meant. */
export interface ListOpsReservations extends PageOf {
  /**
   * Only the runs of one promotion.
   * @maxLength 100
   */
  promotionId?: string
  /** Only those with this status: not begun, running, or over. */
  status?: CampaignStatus
  /** The time they are ordered by; `lastToEnd` when absent. */
  sort?: 'lastToEnd' | 'firstToBegin'
}

/** Orders of a reservation campaign that were not cancelled. Money is fen. */
export interface ReservationResult {
  orders: number
  /** How many of these orders were paid. */
  paidOrders: number
  pieces: number
  /** Price of the pieces, before coupons. */
  amount: number
}

/** A run of a reservation campaign, with its results. Times are epoch ms. */
export interface OpsReservation {
  /** Names the run. */
  runId: string
  promotionId: string
  /** What shoppers read. */
  name: string
  skuNo: string
  phase: ReservationPhase
  /** Reserving begins. */
  beginTime: number
  /** Reserving ends. */
  reserveEndTime: number
  /** Buying begins. */
  buyBeginTime: number
  /** Buying ends. */
  endTime: number
  /** Pieces that can be reserved in all. */
  pieces: number
  /** Pieces that are reserved. */
  reservedPieces: number
  /** Shoppers who reserved. */
  shoppers: number
  result: ReservationResult
}

/** Reservation campaigns of a page. */
export interface OpsReservationPage {
  reservations: OpsReservation[]
  /** Names the next page; empty on the last. */
  after: string
}
