// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { PaymentStatus } from '@hearth/domain'

export interface Payment {
  amount: number
  /**
   * When the cashier is asked about it next: a minute after its beginning where null, never once it cannot come.
   */
  ask_at: number | null
  /**
   * How often it was asked.
   */
  asks: Generated<number>
  channel: string
  channel_trade_no: string | null
  created_at: number
  id: string
  /**
   * The order it belongs to, as everything that is paid for does.
   */
  order_id: string
  payable_id: string
  /**
   * The thing it pays for; see the payment area’s `Payable`.
   */
  payable_kind: 'order' | 'deposit' | 'balance' | 'repair' | 'trial'
  return_url: string | null
  settled_at: number | null
  shopper_id: string
  status: Generated<PaymentStatus>
}
