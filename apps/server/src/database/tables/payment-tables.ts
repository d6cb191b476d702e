import type { PaymentStatus } from '@hearth/domain'
import type { Generated } from 'kysely'

export interface PaymentTable {
  id: string
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

export interface RefundTable {
  id: string
  payment_id: string
  order_id: string
  amount: number
  status: Generated<number>
  reason: string
  /** The trade whose money goes back; null in refunds from before it was kept, which are of the payment's own. */
  trade_no: string | null
  created_at: number
  settled_at: number | null
}
