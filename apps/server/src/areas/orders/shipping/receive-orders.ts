import { AFTER_SALE_STATUS, ORDER_STATUS, PICKUP_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import { receivedBefore } from '#areas/orders/order-rules'
import { codes } from '#kernel/laws/law-codes'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** States of open requests for service. */
const IN_SERVICE = sql.raw(codes(AFTER_SALE_STATUS, 'applied', 'agreed', 'returning'))

/** Orders processed in one transaction. */
const BATCH = 100

/**
 * Marks orders as received if their shoppers did not confirm them within the owner's time. Orders that are being
 * changed are left for the next run, and orders with an open request for service until the request ends. A parcel for a
 * cabinet is not affected: it is received when it is collected, and otherwise returned.
 * @returns the number of orders
 */
export async function receiveOldOrders(work: UnitOfWork): Promise<number> {
  const before = await receivedBefore(work.db, work.now)
  let received = 0
  for (let after = ''; ;) {
    const { rows: due } = await sql<{ id: string }>`
      select id from orders
      where status = ${sql.lit(ORDER_STATUS.shipped)} and shipped_at <= ${before} and id > ${after}
        and not exists (
          select from pickup
          where pickup.order_id = orders.id and pickup.status < ${sql.lit(PICKUP_STATUS.fetched)}
        )
        and not exists (
          select from after_sale
          where after_sale.order_id = orders.id and after_sale.status in (${IN_SERVICE})
        )
      order by id limit ${BATCH}`.execute(work.db)
    const last = due.at(-1)
    if (!last) return received
    after = last.id
    const ids = due.map(({ id }) => id)
    received += await inTransaction(work, (inside) => receive(inside, ids))
  }
}

/** Skips orders that another transaction has locked: a shopper confirms, or another server runs this job. */
async function receive(work: UnitOfWork, due: readonly string[]): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where id = any(${[...due]}::text[]) and status = ${sql.lit(ORDER_STATUS.shipped)}
    order by id for update skip locked`.execute(work.db)
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await sql`
    update orders set status = ${ORDER_STATUS.received}, received_at = ${work.now}
    where id = any(${ids}::text[])`.execute(work.db)
  await emitOrderEvent(work, ids, 'order.received', { byTime: true })
  return ids.length
}
