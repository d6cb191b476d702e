import { PAYMENT_STATUS } from '@hearth/domain'
import type { PaymentState } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { prepared } from '#database/prepared'

/** How long a cashier may be silent about a payment before it is asked, ms. */
export const SILENCE = 1500

/** How a payment of a shopper's order stands, with when it was started. */
export interface StoredPaymentState extends PaymentState {
  channel: string | null
  startedAt: number | null
}

/**
 * How a shopper's payment stands: the one named, else the one that paid, else the newest, of a pre-sale those of its
 * balance first; an order without any is pending. Nothing when order or payment is not there or another's.
 */
export async function readPaymentState(
  db: Database,
  shopperId: string,
  orderId: string,
  paymentId?: string,
): Promise<StoredPaymentState | undefined> {
  const { rows } = await prepared<
    StoredPaymentState & { paymentId: string | null }
  >`select orders.id as "orderId", payment.id as "paymentId", orders.status as "orderStatus", payment.channel,
      coalesce(payment.status, orders.payment_status) as "paymentStatus", coalesce(payment.amount, orders.deposit_amount, orders.pay_amount) as amount,
      payment.created_at as "startedAt"
    from orders left join payment on payment.order_id = orders.id and payment.payable_kind <> 'repair' ${paymentId === undefined ? sql`` : sql`and payment.id = ${paymentId}`}
    where orders.id = ${orderId} and orders.shopper_id = ${shopperId}
    order by payment.payable_kind = 'balance' desc, payment.status = ${sql.lit(PAYMENT_STATUS.paid)} desc, payment.created_at desc limit 1`.execute(
    db,
  )
  const [row] = rows
  if (!row || (paymentId !== undefined && row.paymentId === null)) return undefined
  return { ...row, paymentId: row.paymentId ?? undefined }
}
