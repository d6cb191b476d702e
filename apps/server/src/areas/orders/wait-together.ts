import { ORDER_STATUS } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { closeOrders } from '#areas/orders/close-orders'
import { orderPayable } from '#areas/orders/order-payable'
import { refundWhole } from '#areas/orders/refund-whole'
import { askAboutPayables } from '#areas/payment/ask-about-payables'
import type { Cashier } from '#ports/cashier'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/**
 * Orders that wait for a common goal, such as those of one crowd-funding: the `from` and `where` of a `select`, to
 * which further conditions can be added.
 */
export type OrdersTogether = RawBuilder<unknown>

/** Statuses of the orders that are still to be cancelled or refunded after the wait failed. */
const OPEN = sql.join([sql.lit(ORDER_STATUS.pendingPayment), sql.lit(ORDER_STATUS.paid)])

/** Those of them that are not finished. */
export const openOf = (orders: OrdersTogether): OrdersTogether => sql`${orders} and status in (${OPEN})`

/** Those of them with a hold of a given cause. */
export const heldOf = (orders: OrdersTogether, cause: string): OrdersTogether => sql`${orders} and exists (
  select from order_hold where order_hold.order_id = orders.id and cause = ${sql.lit(cause)})`

/** Ms by which a payment that cannot be recorded delays the failure of a wait. */
const GRACE = 3_600_000

/**
 * Ends a wait whose time is over: the goal was not reached, or the group not complete. It first asks the cashier about
 * payments without a result, so that last-minute payments count. A payment that could not be recorded delays the
 * failure by an hour, in which the cashier is asked again.
 * @param miss records the failure if the time was over at a moment, epoch ms. It returns false if a payment came
 *   meanwhile, or another server recorded it first
 * @returns 1 if the wait failed
 * @throws AggregateError if payments could not be recorded and the wait may not fail yet
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
  /** The reason for cancelling, one of its kind's `cancelReasons`. */
  code: string
  /** Most orders of one round; all if absent. */
  most?: number
  /** What follows once an order's refund is created, in the same transaction. */
  refunded?(inside: UnitOfWork, orderId: string): Promise<void>
}

/**
 * Cancels the orders of a wait that failed, and refunds each paid one once.
 * @returns how many were paid
 * @throws AggregateError after all were tried, when some could not be refunded; it names them
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

/** @returns whether it was paid */
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
 * Processes items one after the other. One that fails does not block the others.
 * @param name their name in the error
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
    /** @throws AggregateError after all were tried, when some failed; it names them */
    end(): void {
      if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '))
    },
  }
}
