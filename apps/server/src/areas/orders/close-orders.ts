import { ORDER_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { leaveCabinets } from '#areas/cabinets/leave-cabinets'
import { takeSupportBack } from '#areas/fundings/crowd-funding-support'
import type { CancelReason } from '#areas/orders/cancel-reason'
import { emitOrderEvent } from '#areas/orders/order-event'
import { returnSpent, type Spending } from '#areas/points/spend'
import { catalogueChanged } from '#areas/stock/catalogue-changed'
import { releaseOrders } from '#areas/stock/return-stock'
import { withdrawTrials } from '#areas/trials/step-trial'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Closes orders that the caller has locked and found unpaid, or whose money it gives back in the same transaction. */
export async function closeOrders(work: UnitOfWork, orderIds: readonly string[], reason: CancelReason): Promise<void> {
  const supported = await takeSupportBack(work, orderIds)
  const { rows } = await sql<Spending>`
    update orders set status = ${ORDER_STATUS.cancelled}, cancelled_at = ${work.now}, cancel_code = ${reason.code}, cancel_reason = ${reason.words ?? null},
      gold_back = gold_pieces, star_back = star_pieces, integral_back = integral, held = 0, crowd_funding_held = false
    from (
      select id, jsonb_build_object('points', integral - integral_back, 'gold', gold_pieces - gold_back, 'stars', star_pieces - star_back) as pieces
      from orders where id = any(${[...orderIds]}::text[])
    ) as spent
    where orders.id = spent.id
    returning orders.id as "orderId", shopper_id as "shopperId", spent.pieces`.execute(work.db)
  await emitOrderEvent(work, orderIds, 'order.cancelled', reason)
  await withdrawTrials(work, orderIds)
  await returnSpent(work, rows)
  await leaveCabinets(work, orderIds, 'cancel', 'house')
  await releaseOrders(work, orderIds)
  if (supported) await catalogueChanged(sql`select true`).execute(work.db)
}
