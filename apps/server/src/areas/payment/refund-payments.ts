import { ORDER_STATUS, PAYMENT_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { emitOrderEvent } from '#areas/orders/order-event'
import { REFUND_STATE } from '#areas/payment/refund-state'
import type { Cashier } from '#ports/cashier'
import type { Database } from '#database/connect'
import { prepared } from '#database/prepared'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

interface DueRefund {
  refundId: string
  paymentId: string
  tradeNo: string
  /** Whether the payment's own trade goes back, not a second one that collected for it too. */
  whole: boolean
  orderId: string
  amount: number
  owedSince: number
}

/** Refunds read at a time. */
const BATCH = 50

/**
 * Gives back what is owed. The cashier is asked before anything is written, and gives each refund back once however
 * often it is asked, so that neither a crash nor a second server loses money or pays twice.
 * @returns how many were given back.
 * @throws AggregateError once all were tried, when the cashier failed at some.
 */
export async function refundPayments(work: UnitOfWork, cashier: Cashier): Promise<number> {
  let done = 0
  const failures: Error[] = []
  let last: DueRefund | undefined
  do {
    const due = await dueRefunds(work.db, cashier.channel, last)
    for (const refund of due) {
      // One refund the cashier stumbles over does not keep the others waiting.
      const given = await giveBack(work, cashier, refund).catch((error: Error) => void failures.push(error))
      if (given === true) done += 1
    }
    last = due.length < BATCH ? undefined : due.at(-1)
  } while (last)
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} refunds failed and will be tried again`)
  return done
}

/** The refunds owed next, so that those the cashier does not give keep none behind them waiting. */
async function dueRefunds(db: Database, channel: string, after?: DueRefund): Promise<DueRefund[]> {
  const { rows } =
    await prepared<DueRefund>`select refund.id as "refundId", payment_id as "paymentId", coalesce(refund.trade_no, channel_trade_no, '') as "tradeNo",
      coalesce(refund.trade_no = channel_trade_no, true) as whole, refund.order_id as "orderId", refund.amount, refund.created_at as "owedSince"
    from refund join payment on payment.id = refund.payment_id
    where refund.status = ${sql.lit(REFUND_STATE.owed)} and payment.channel = ${channel}
      and (refund.created_at, refund.id) > (${after?.owedSince ?? 0}, ${after?.refundId ?? ''})
    order by refund.created_at, refund.id limit ${sql.lit(BATCH)}`.execute(db)
  return rows
}

async function giveBack(work: UnitOfWork, cashier: Cashier, refund: DueRefund): Promise<boolean> {
  const { refundId, paymentId, tradeNo, amount } = refund
  if (!(await cashier.refund({ refundId, paymentId, tradeNo, amount }))) return false
  await inTransaction(work, (inside) => close(inside, refund))
  return true
}

async function close(work: UnitOfWork, { refundId, paymentId, orderId, whole }: DueRefund): Promise<void> {
  const { rows } =
    await sql`update refund set status = ${REFUND_STATE.given}, settled_at = ${work.now} where id = ${refundId} and status = ${REFUND_STATE.owed} returning id`.execute(
      work.db,
    )
  if (rows.length === 0) return
  if (whole) await sql`update payment set status = ${PAYMENT_STATUS.refunded} where id = ${paymentId}`.execute(work.db)
  await sql`
    update orders set payment_status = ${PAYMENT_STATUS.refunded}
    where id = ${orderId} and status = ${ORDER_STATUS.cancelled}
      and not exists (select 1 from refund where refund.order_id = orders.id and refund.status = ${REFUND_STATE.owed})`.execute(
    work.db,
  )
  await emitOrderEvent(work, [orderId], 'order.refunded', {})
}
