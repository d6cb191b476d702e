import { ORDER_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { leaveCabinets } from '#areas/cabinets/leave-cabinets'
import { isHeld } from '#areas/orders/order-holds'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Marks a paid order as received if nothing more is delivered: all its codes were issued, and all pieces to be shipped
 * were refunded. The caller has locked it.
 */
export async function receiveGiven(work: UnitOfWork, orderId: string): Promise<void> {
  const { db, now } = work
  const { rows } = await sql`
    update orders set status = ${ORDER_STATUS.received}, received_at = ${now}
    where id = ${orderId} and status = ${sql.lit(ORDER_STATUS.paid)} and not ${isHeld} and not exists (
      select from order_item item
      where item.order_id = orders.id and item.refunded < item.quantity and (
        not item.by_code
        or item.refunded + (
          select count(*) from order_code where order_code.item_id = item.id and withdrawn_at is null
        ) < item.quantity
      )
    )
    returning id`.execute(db)
  if (rows.length === 0) return
  // All pieces to be shipped were refunded, so nothing is sent to the cabinet.
  await leaveCabinets(work, [orderId], 'cancel', 'house')
  await emitOrderEvent(work, [orderId], 'order.received', { codes: true })
}
