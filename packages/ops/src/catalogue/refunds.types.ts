import type { PageOf } from './shared.types'

/** The state of a refund. `owed`: due. `given`: paid. `stuck`: waits for a bank transfer. */
export type OpsRefundState = 'owed' | 'given' | 'stuck'

/** Selects the refunds to list, the latest first. */
export interface ListOpsRefunds extends PageOf {
  /**
   * The first day on which the refunds were created, in Beijing time.
   * @pattern ^\d{4}-\d{2}-\d{2}$
   * @examples ["2026-11-01"]
   */
  from?: string
  /**
   * The last day on which the refunds were created, in Beijing time.
   * @pattern ^\d{4}-\d{2}-\d{2}$
   * @examples ["2026-11-30"]
   */
  to?: string
  /** Only refunds in this status. */
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
  /** The after-sale request of the refund; absent for other refunds. */
  afterSaleOrderId?: string
  /** Fen. */
  amount: number
  state: OpsRefundState
  /**
   * The reason of the refund, in words.
   * @examples ["售后退款"]
   */
  reason: string
  /** Epoch ms: when the refund was created. */
  createdAt: number
  /** Epoch ms: when the refund was paid; absent until then. */
  settledAt?: number
}

/** A page of refunds. */
export interface OpsRefundPage {
  refunds: OpsRefund[]
  /** Value of `after` that requests the next page; empty on the last page. */
  after: string
}

/** A refund that no cashier can pay, and that needs a bank transfer. */
export interface StuckRefund {
  /**
   * @examples ["R1795190400000000001"]
   */
  refundId: string
  orderId: string
  /** The after-sale request of the refund; absent for other refunds. */
  afterSaleOrderId?: string
  /** Fen to pay by bank transfer. */
  amount: number
  /** Epoch ms since when the refund is due. */
  since: number
}

/** Refunds that need a bank transfer. */
export interface StuckRefunds {
  refunds: StuckRefund[]
}

/** Records that a refund was paid by bank transfer. */
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

/** A refund after its transfer was recorded. */
export interface SettledByBank {
  /** Fen of the recorded transfer; 0 if it was recorded before. */
  amount: number
}
