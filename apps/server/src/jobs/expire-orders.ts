import { ORDER_STATUS, PAYMENT_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { closeOrders } from '#areas/orders/cancel-order'
import { settlePayment } from '#areas/payment/settle-payment'
import type { Cashier } from '#cashier/cashier'
import type { Database } from '#database/connect'
import { transaction } from '#database/transaction'

/** Orders closed in one transaction: few, so that their rows are held for a short time. */
const BATCH = 50

/**
 * Cancels orders that were not paid in time; stock and coupons come back. The cashier is asked first about payments it has been
 * silent on, so that a shopper who paid in the last moment gets the goods.
 * @returns how many orders were cancelled, and the skus that came back.
 */
export async function expireOrders(db: Database, cashier: Cashier, now: number): Promise<{ cancelled: number; skuNos: string[] }> {
  await askAboutPayments(db, cashier, now)
  const skuNos = new Set<string>()
  let cancelled = 0
  for (;;) {
    const batch = await transaction(db, (trx) => expireBatch(trx, now))
    batch.skuNos.forEach((skuNo) => skuNos.add(skuNo))
    cancelled += batch.count
    if (batch.count < BATCH) return { cancelled, skuNos: [...skuNos] }
  }
}

/** Skips orders another transaction holds: a payment that is just coming in, or another server that does the same. */
async function expireBatch(trx: Database, now: number): Promise<{ count: number; skuNos: string[] }> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where status = ${ORDER_STATUS.pendingPayment} and pay_deadline < ${now}
    order by pay_deadline, id limit ${BATCH} for update skip locked`.execute(trx)
  if (rows.length === 0) return { count: 0, skuNos: [] }
  const skuNos = await closeOrders(trx, rows.map((row) => row.id), '超过 30 分钟未付款，订单已自动取消', now)
  return { count: rows.length, skuNos }
}

async function askAboutPayments(db: Database, cashier: Cashier, now: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select payment.id from orders join payment on payment.order_id = orders.id
    where orders.status = ${ORDER_STATUS.pendingPayment} and orders.pay_deadline < ${now}
      and payment.status = ${PAYMENT_STATUS.pending} and payment.channel = ${cashier.channel}
    order by orders.pay_deadline limit 500`.execute(db)
  for (const { id } of rows) {
    // A cashier that can't be reached keeps no stock from other shoppers: should it have collected after all, that is given back.
    const notice = await cashier.query(id).catch(() => undefined)
    if (notice) await transaction(db, (trx) => settlePayment(trx, cashier.channel, notice, now))
  }
}
