import { removalRefusal, REPLY_CODE, type Dealings } from '@hearth/domain'
import { sql } from 'kysely'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import { lockOwnOrder, noSuchOrder } from '#areas/orders/own-order'
import { leftOpen } from '#areas/orders/removal/left-open'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Removes a finished order from its shopper's list. The shop, its books and its invoices keep the order.
 * @throws ShopError notFound for another shopper's order, or for one that was removed before; wrongState, with the
 * reason, if something is still open, such as a refund
 */
export async function removeOrder(work: UnitOfWork, shopperId: string, orderId: string): Promise<void> {
  const { status } = await lockOwnOrder(work.db, shopperId, orderId)
  const { rows } = await sql<Omit<Dealings, 'orders'> & { removed: boolean }>`
    select removed_at is not null as removed,
      coalesce((
        select jsonb_agg(distinct after_sale.status) from after_sale where after_sale.order_id = orders.id
      ), '[]') as services,
      (
        select count(*) from refund where refund.order_id = orders.id and refund.settled_at is null
      ) as "openRefunds",
      ${leftOpen(work, sql<boolean>`orders.id = ${orderId}`)} as "open"
    from orders where id = ${orderId}`.execute(work.db)
  const { removed, ...dealings } = rows[0]!
  if (removed) throw noSuchOrder()
  const refusal = removalRefusal({ orderStatus: status, ...dealings })
  if (refusal) throw new ShopError(REPLY_CODE.wrongState, refusal)
  await sql`update orders set removed_at = ${work.now} where id = ${orderId}`.execute(work.db)
  await emitOrderEvent(work, [orderId], 'order.removed', {})
}
