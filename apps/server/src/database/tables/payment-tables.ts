import type { PaymentStatus, PriceSource, PriceStageName } from '@hearth/domain'
import type { Generated } from 'kysely'

export interface PaymentTable {
  id: string
  /** What it is for; see the payment area's `Payable`. */
  payable_kind: 'order' | 'deposit' | 'balance' | 'repair'
  payable_id: string
  /** The order it belongs to, as everything that is paid for does. */
  order_id: string
  shopper_id: string
  channel: string
  channel_trade_no: string | null
  amount: number
  status: Generated<PaymentStatus>
  return_url: string | null
  created_at: number
  settled_at: number | null
}

/** Notices of cashiers that were worked on, by their de-duplication id. */
export interface PaymentNoticeTable {
  id: string
  payment_id: string
  amount: number
  result: string
  received_at: number
}

/** Money that goes back, once for each request. */
export interface RefundTable {
  id: string
  order_id: string
  /** What asked for it; of each there is one refund. */
  request: string
  /** Why; see the payment area's `RefundCause`. */
  cause: 'cancelled' | 'paidLate' | 'paidBefore' | 'collectedTwice'
  /** What whoever gives it back says of it. */
  words: string | null
  amount: number
  status: Generated<number>
  created_at: number
  settled_at: number | null
}

/** What one payment gives back of a refund; the cashier is asked for each under its id. */
export interface RefundPartTable {
  id: string
  refund_id: string
  payment_id: string
  /** The trade whose money goes back; null in refunds from before it was kept, which are of the payment's own. */
  trade_no: string | null
  amount: number
  status: Generated<number>
  created_at: number
  settled_at: number | null
}

/**
 * Where the fen of a refund come from, as the order's own rows were frozen; see the domain's `refundRows`. Money that
 * paid for nothing has none.
 */
export interface RefundRowTable {
  refund_id: string
  position: number
  item_position: number | null
  quantity: number | null
  stage: PriceStageName
  source_kind: PriceSource['kind'] | null
  source_id: string | null
  fen: number
}
