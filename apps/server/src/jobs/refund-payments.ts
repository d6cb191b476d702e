import { ORDER_STATUS, PAYMENT_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { writeLog } from '#areas/orders/write-log'
import { REFUND_STAND } from '#areas/payment/refund-stand'
import type { Cashier } from '#cashier/cashier'
import type { Database } from '#database/connect'
import { transaction } from '#database/transaction'

interface DueRefund {
  refundId: string
  paymentId: string
  orderId: string
  amount: number
}

/**
 * Gives back what is owed. The cashier is asked before anything is written, and gives each refund back once however often it
 * is asked, so that neither a crash nor a second server loses money or pays twice.
 * @returns how many were given back.
 * @throws AggregateError once all were tried, when the cashier failed at some.
 */
export async function refundPayments(db: Database, cashier: Cashier, now: number): Promise<number> {
  const { rows } = await sql<DueRefund>`
    select refund.id as "refundId", payment_id as "paymentId", refund.order_id as "orderId", refund.amount
    from refund join payment on payment.id = refund.payment_id
    where refund.status = ${REFUND_STAND.owed} and payment.channel = ${cashier.channel}
    order by refund.created_at limit 50`.execute(db)
  let done = 0
  const failures: Error[] = []
  for (const refund of rows) {
    // One refund the cashier stumbles over does not keep the others waiting.
    const given = await cashier.refund(refund).catch((error: Error) => void failures.push(error))
    if (given !== true) continue
    await transaction(db, (trx) => close(trx, refund, now))
    done += 1
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} refunds failed and will be tried again`)
  return done
}

async function close(trx: Database, { refundId, paymentId, orderId }: DueRefund, now: number): Promise<void> {
  const { rows } = await sql`update refund set status = ${REFUND_STAND.given}, settled_at = ${now} where id = ${refundId} and status = ${REFUND_STAND.owed} returning id`.execute(trx)
  if (rows.length === 0) return
  await sql`update payment set status = ${PAYMENT_STATUS.refunded} where id = ${paymentId}`.execute(trx)
  await sql`
    update orders set payment_status = ${PAYMENT_STATUS.refunded}
    where id = ${orderId} and status = ${ORDER_STATUS.cancelled}
      and not exists (select 1 from refund where refund.order_id = orders.id and refund.status = ${REFUND_STAND.owed})`.execute(trx)
  await writeLog(trx, [orderId], '退款成功', '款项已原路退回', now)
}
