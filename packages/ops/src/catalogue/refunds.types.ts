import type { PageOf } from './shared.types'

/** The state of a refund: to be paid, paid, or waiting for a bank transfer. */
export type OpsRefundState = 'owed' | 'given' | 'stuck'

/** A page of refunds, the latest first. */
export interface ListOpsRefunds extends PageOf {
  /**
   * The first day they were asked for on, as days are in China.
   * @pattern ^\d{4}-\d{2}-\d{2}$
   * @examples ["2026-11-01"]
   */
  from?: string
  /**
   * The last day they were asked for on, as days are in China.
   * @pattern ^\d{4}-\d{2}-\d{2}$
   * @examples ["2026-11-30"]
   */
  to?: string
  /** Only those in this status. */
  state?: OpsRefundState
}

/** A refund of an order. */
export interface OpsRefund {
  /**
   * @examples ["R1795190400000000001"]
   */
  refundId: string
  /**
   * @examples ["1795190400000000001"]
   */
  orderId: string
  /** The request for service that it is of; absent for others. */
  afterSaleOrderId?: string
  /** Fen. */
  amount: number
  state: OpsRefundState
  /**
   * Why it goes back, in words.
   * @examples ["售后退款"]
   */
  reason: string
  /** Epoch ms when it was asked for. */
  createdAt: number
  /** Epoch ms when its money had gone; absent before. */
  settledAt?: number
}

/** Refunds of a page. */
export interface OpsRefundPage {
  refunds: OpsRefund[]
  /** Names the next page; empty on the last. */
  after: string
}

/** A refund that no cashier can pay. */
export interface StuckRefund {
  /**
   * @examples ["R1795190400000000001"]
   */
  refundId: string
  orderId: string
  /** The request for service that it is of; absent for others. */
  afterSaleOrderId?: string
  /** Fen that are to be paid by bank. */
  amount: number
  /** Epoch ms since when it is owed. */
  since: number
}

/** Refunds to be sent by bank. */
export interface StuckRefunds {
  refunds: StuckRefund[]
}

/** Records that a refund was paid by bank. */
export interface SettleByBank {
  /**
   * @maxLength 100
   * @examples ["R1795190400000000001"]
   */
  refundId: string
  /**
   * The bank's reference of the transfer.
   * @minLength 1
   * @maxLength 100
   * @examples ["202611230001"]
   */
  reference: string
}

/** The refund as it is afterwards. */
export interface SettledByBank {
  /** Fen that were sent; 0 if that was recorded before. */
  amount: number
}
