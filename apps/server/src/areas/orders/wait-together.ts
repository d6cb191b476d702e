import { ORDER_STATUS } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { closeOrders } from '#areas/orders/cancellation/close-orders'
import { orderPayable } from '#areas/orders/payment/order-payable'
import { refundWhole } from '#areas/orders/refunds/refund-whole'
import { askAboutPayables } from '#areas/payment/ask-about-payables'
import type { Cashier } from '#ports/cashier'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/**
 * Orders that wait for a common goal, such as those of one crowd-funding: the `from` and `where` of a `select`, to
 * which conditions can be added.
 */
export type OrdersTogether = RawBuilder<unknown>

/** Statuses of orders that have to be cancelled or refunded after a failed wait. */
const OPEN = sql.join([sql.lit(ORDER_STATUS.pendingPayment), sql.lit(ORDER_STATUS.paid)])

/** The orders that are not finished. */
export const openOf = (orders: OrdersTogether): OrdersTogether => sql`${orders} and status in (${OPEN})`

/** The orders with a hold of the given cause. */
export const heldOf = (orders: OrdersTogether, cause: string): OrdersTogether => sql`${orders} and exists (
  select from order_hold where order_hold.order_id = orders.id and cause = ${sql.lit(cause)})`

/** Ms by which payments that cannot be recorded delay the failure of a wait. */
const GRACE = 3_600_000

/**
 * Ends a wait whose time is over without its goal: a crowd-funding or a group. The cashier is first asked about
 * payments without a result, so that payments in the last moment count. If a payment cannot be recorded, the failure is
 * delayed by an hour, in which the cashier is asked again.
 * @param miss records the failure if the wait ended before `over`, epoch ms. It returns false if a payment came
 * meanwhile, or if another server recorded the failure first.
 * @returns 1 if the wait failed, else 0
 * @throws AggregateError if payments could not be recorded and the wait has not failed yet
 */
export async function missTogether(
  work: UnitOfWork,
  cashier: Cashier,
  orders: OrdersTogether,
  miss: (over: number) => Promise<boolean>,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select orders.id from ${orders} and status = ${sql.lit(ORDER_STATUS.pendingPayment)}
    order by orders.id`.execute(work.db)
  const unknown = new Map<string, Error>()
  const ids = rows.map(({ id }) => id)
  await askAboutPayables(work, [orderPayable], cashier, ids, unknown)
  const missed = await miss(work.now - (unknown.size > 0 ? GRACE : 0))
  if (!missed && unknown.size > 0)
    throw new AggregateError(unknown.values(), 'it has payments that could not be written down')
  return Number(missed)
}

/** How the orders of a failed wait end. */
export interface VainWait {
  /** The reason for cancelling: one of `cancelReasons` of the order's kind. */
  code: string
  /** Most orders of one run; absent for all. */
  most?: number
  /** Called in the same transaction when the refund of an order is created. */
  refunded?(inside: UnitOfWork, orderId: string): Promise<void>
}

/**
 * Cancels the orders of a failed wait, and refunds each paid one once.
 * @returns the number of paid orders
 * @throws AggregateError after all orders were tried, if some could not be refunded; it names them
 */
export async function refundTogether(work: UnitOfWork, orders: OrdersTogether, end: VainWait): Promise<number> {
  const limit = end.most === undefined ? sql`` : sql`limit ${end.most}`
  const { rows } = await sql<{ id: string }>`
    select orders.id from ${openOf(orders)} order by orders.id ${limit}`.execute(work.db)
  const tries = tryAll('order')
  const refunded = await tries.each(
    rows.map(({ id }) => id),
    async (id) => Number(await refundOne(work, id, end)),
  )
  tries.end()
  return refunded
}

/** @returns whether the order was paid */
const refundOne = (work: UnitOfWork, orderId: string, { code, refunded }: VainWait): Promise<boolean> =>
  inTransaction(work, async (inside) => {
    const { rows } = await sql<{ status: number }>`
      select status from orders where id = ${orderId} for update`.execute(inside.db)
    if (rows[0]?.status === ORDER_STATUS.pendingPayment) await closeOrders(inside, [orderId], { code })
    if (rows[0]?.status !== ORDER_STATUS.paid) return false
    await refundWhole(inside, orderId, { code })
    await refunded?.(inside, orderId)
    return true
  })

/**
 * Processes items one after the other. An item that fails does not block the others.
 * @param name name of an item in the error
 */
export function tryAll(name: string) {
  const failures: Error[] = []
  return {
    /** @returns the sum of the results */
    async each(ids: readonly string[], go: (id: string) => Promise<number>): Promise<number> {
      let sum = 0
      for (const id of ids)
        await go(id).then(
          (count) => void (sum += count),
          (error: Error) => failures.push(new Error(`${name} ${id}: ${error.message}`, { cause: error })),
        )
      return sum
    },
    /** @throws AggregateError after all items were tried, if some failed; it names them */
    end(): void {
      if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '))
    },
  }
}
