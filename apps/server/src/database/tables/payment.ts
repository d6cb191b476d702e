// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { PaymentStatus } from '@hearth/domain'

export interface Payment {
  amount: number
  /**
   * When the cashier is queried about it next; null means a minute after its begin. It is a time that never comes once
   * no payment can come.
   */
  ask_at: number | null
  /**
   * Number of queries so far.
   */
  asks: Generated<number>
  channel: string
  channel_trade_no: string | null
  created_at: number
  id: string
  /**
   * The order to which the thing that it pays for belongs.
   */
  order_id: string
  payable_id: string
  /**
   * Kind of the thing that it pays for; see the payment area’s `Payable`.
   */
  payable_kind: 'order' | 'deposit' | 'balance' | 'repair' | 'trial'
  return_url: string | null
  settled_at: number | null
  shopper_id: string
  status: Generated<PaymentStatus>
}
