import { PAYMENT_STATUS } from '@hearth/domain'
import type { PaymentState } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { termsOfKind } from '#areas/orders/by-kind'
import type { PayableKinds } from '#areas/payment/payable'
import { prepared } from '#database/prepared'
import { orderKindOf } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Ms after which a payment without a result is queried at the cashier. */
export const SILENCE = 1500

/** The state of a payment of a shopper's order, with the time at which it was started. */
export interface StoredPaymentState extends PaymentState {
  channel: string | null
  startedAt: number | null
}

/**
 * The state of a payment of a shopper's order: the payment with the given id. Without an id, payments of payables with
 * a rank above 0 are preferred, then paid payments, then the newest one. An order without payments is pending. Nothing
 * if the order or the payment does not exist, or belongs to another shopper.
 */
export async function readPaymentState(
  work: Pick<UnitOfWork, 'db' | 'kinds'>,
  payables: PayableKinds,
  shopperId: string,
  orderId: string,
  paymentId?: string,
): Promise<StoredPaymentState | undefined> {
  const ranked = payables.filter(({ rank }) => rank !== undefined).map(({ name }) => name)
  const first = payables.filter(({ rank = 0 }) => rank > 0).map(({ name }) => name)
  const { rows } = await prepared<
    StoredPaymentState & { paymentId: string | null; terms: object | null }
  >`select orders.id as "orderId", payment.id as "paymentId", orders.status as "orderStatus", payment.channel,
      coalesce(payment.status, orders.payment_status) as "paymentStatus",
      coalesce(payment.amount, orders.pay_amount) as amount, payment.created_at as "startedAt", orders.kind,
      case when payment.id is null then ${termsOfKind(work)} end as terms
    from orders left join payment on payment.order_id = orders.id and payment.payable_kind = any(${ranked}::text[])
      ${paymentId === undefined ? sql`` : sql`and payment.id = ${paymentId}`}
    where orders.id = ${orderId} and orders.shopper_id = ${shopperId}
    order by payment.payable_kind = any(${first}::text[]) desc,
      payment.status = ${sql.lit(PAYMENT_STATUS.paid)} desc, payment.created_at desc limit 1`.execute(work.db)
  const [row] = rows
  if (!row || (paymentId !== undefined && row.paymentId === null)) return undefined
  const { terms, ...state } = row
  const order = { status: state.orderStatus, payAmount: state.amount }
  const due = terms ? orderKindOf(work.kinds, state.kind).due?.(terms, order) : undefined
  return { ...state, amount: due ?? state.amount, paymentId: state.paymentId ?? undefined }
}
