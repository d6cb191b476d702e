import { AFTER_SALE_STATUS, REFUND_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { lockAfterSale } from '#areas/after-sale/own-after-sale'
import { stepAfterSale, type StepToTake } from '#areas/after-sale/step-after-sale'
import { lockOrder } from '#areas/orders/own-order'
import { REFUND_STATE } from '#areas/payment/refund-state'
import type { ShopEvent } from '#kernel/events/shop-event'
import { orderOfSubject } from '#shop/order-subject'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The consequences of an order's events for its requests. */
const FOLLOWS: Readonly<Record<string, (work: UnitOfWork, orderId: string) => Promise<void>>> = {
  'order.refunded': (work, orderId) =>
    stepThose(work, orderId, REFUND_STATE.given, [REFUND_STATUS.refunding, REFUND_STATUS.bankNeeded], {
      deed: 'refunded',
      by: 'house',
      data: {},
    }),
  'order.refundStuck': (work, orderId) =>
    stepThose(work, orderId, REFUND_STATE.stuck, [REFUND_STATUS.refunding], {
      deed: 'missAccount',
      by: 'house',
      data: {},
    }),
  'order.cancelled': cancelThose,
}

/** The events of orders that have consequences for requests. */
export const FOLLOWED = Object.keys(FOLLOWS)

/** Applies the consequences of an event to the requests of an order. */
export async function followOrder({ kind, subject }: ShopEvent, work: UnitOfWork): Promise<void> {
  await FOLLOWS[kind]?.(work, orderOfSubject(subject))
}

/**
 * Takes a step of those requests of an order whose refund has the given state. For `REFUND_STATE.given`, the whole
 * refund must have this state. For any other state, one part of the refund with this state is enough.
 */
async function stepThose<Deed extends 'refunded' | 'missAccount'>(
  work: UnitOfWork,
  orderId: string,
  state: number,
  from: readonly number[],
  step: StepToTake<Deed>,
): Promise<void> {
  await lockOrder(work.db, orderId)
  const there =
    state === REFUND_STATE.given
      ? sql`refund.status = ${state}`
      : sql`exists (select from refund_part where refund_id = refund.id and refund_part.status = ${state})`
  const { rows } = await sql<{ id: string }>`
    select after_sale.id from after_sale join refund on refund.request = 'after-sale/' || after_sale.id
    where after_sale.order_id = ${orderId} and after_sale.status = ${AFTER_SALE_STATUS.received}
      and refund_status = any(${[...from]}::integer[]) and ${there} order by after_sale.id`.execute(work.db)
  for (const { id } of rows) await stepAfterSale(work, await lockAfterSale(work.db, id), step)
}

/** Closes the requests of an order that the shop has cancelled and fully refunded. */
async function cancelThose(work: UnitOfWork, orderId: string): Promise<void> {
  await lockOrder(work.db, orderId)
  const { rows } = await sql<{ id: string }>`
    select id from after_sale
    where order_id = ${orderId} and gift_of is null and status < ${AFTER_SALE_STATUS.received}
    order by id`.execute(work.db)
  for (const { id } of rows)
    await stepAfterSale(work, await lockAfterSale(work.db, id), { deed: 'cancel', by: 'house', data: { by: 'order' } })
}
