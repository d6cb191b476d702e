import { ORDER_STATUS, type OrderKindName } from '@hearth/domain'
import { sql } from 'kysely'
import { leaveCabinets } from '#areas/cabinets/leave-cabinets'
import type { CancelReason } from '#areas/orders/cancel-reason'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import { returnSpent, type Spending } from '#areas/points/spend'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import { releaseOrders } from '#areas/stock/return-stock'
import type { ShopOrderKind, UnitOfWork } from '#shop/unit-of-work'

/** Closes orders that the caller has locked. The caller found them unpaid, or refunds them in the same transaction. */
export async function closeOrders(work: UnitOfWork, orderIds: readonly string[], reason: CancelReason): Promise<void> {
  const ofKinds = await readKinds(work, orderIds)
  let pagesChange = false
  for (const [kind, ids] of ofKinds) pagesChange = (await kind.closing?.(work, ids)) || pagesChange
  const { rows } = await sql<Spending>`
    with unheld as (delete from order_hold where order_id = any(${[...orderIds]}::text[]))
    update orders set status = ${ORDER_STATUS.cancelled}, cancelled_at = ${work.now},
      cancel_code = ${reason.code}, cancel_reason = ${reason.words ?? null},
      gold_back = gold_pieces, star_back = star_pieces, integral_back = integral
    from (
      select id, jsonb_build_object('points', integral - integral_back, 'gold', gold_pieces - gold_back,
        'stars', star_pieces - star_back) as pieces
      from orders where id = any(${[...orderIds]}::text[])
    ) as spent
    where orders.id = spent.id
    returning orders.id as "orderId", shopper_id as "shopperId", spent.pieces`.execute(work.db)
  await emitOrderEvent(work, orderIds, 'order.cancelled', reason)
  for (const [kind, ids] of ofKinds) await kind.closed?.(work, ids)
  await returnSpent(work, rows)
  await leaveCabinets(work, orderIds, 'cancel', 'house')
  await releaseOrders(work, orderIds)
  if (pagesChange) await pagesChanged(work.db)
}

/** Groups orders by kind, in a fixed order of kinds, so that locks are always taken in the same order. */
async function readKinds(
  { db, kinds }: UnitOfWork,
  orderIds: readonly string[],
): Promise<(readonly [ShopOrderKind, string[]])[]> {
  const { rows } = await sql<{ id: string; kind: OrderKindName }>`
    select id, kind from orders where id = any(${[...orderIds]}::text[]) order by id`.execute(db)
  return kinds
    .map((kind) => [kind, rows.filter((row) => row.kind === kind.name).map(({ id }) => id)] as const)
    .filter(([, ids]) => ids.length > 0)
}
