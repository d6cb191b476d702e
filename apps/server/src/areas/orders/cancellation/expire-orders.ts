import { ORDER_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { closeOrders } from '#areas/orders/cancellation/close-orders'
import { ORDER_STATE } from '#areas/orders/own-order'
import { askAboutPayables } from '#areas/payment/ask-about-payables'
import type { PayableKinds } from '#areas/payment/payable'
import type { Cashier } from '#ports/cashier'
import { orderKindOf, type OrderState } from '#shop/order-kind'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Orders that are closed in one transaction. There are few, so that their rows are locked for a short time. */
const BATCH = 50

/** An order that was not paid in time. */
interface DueOrder {
  orderId: string
  payDeadline: number
}

/**
 * Cancels orders that were not paid in full in time. Stock and coupons are released; the order's kind decides what
 * happens to a deposit. The cashier is first asked about payments without a result, so that a payment in the last
 * moment counts.
 * @returns how many orders were cancelled
 * @throws AggregateError after all orders were tried, if some could not be cancelled or recorded as paid; it names them
 */
export async function expireOrders(work: UnitOfWork, payables: PayableKinds, cashier: Cashier): Promise<number> {
  const failures = new Map<string, Error>()
  let cancelled = 0
  const count = (done: number): void => void (cancelled += done)
  for (const status of [ORDER_STATUS.pendingPayment, ORDER_STATUS.pendingFinalPayment])
    await expireThose(work, cashier, status, { payables, failures, count })
  if (failures.size > 0)
    throw new AggregateError(
      failures.values(),
      `${failures.size} orders could not be cancelled or taken as paid, and will be tried again: ` +
        [...failures.keys()].join(', '),
    )
  return cancelled
}

/** A status in which an order waits for a payment. */
type WaitingStatus = (typeof ORDER_STATUS)['pendingPayment' | 'pendingFinalPayment']

async function expireThose(
  work: UnitOfWork,
  cashier: Cashier,
  status: WaitingStatus,
  {
    payables,
    failures,
    count,
  }: { payables: PayableKinds; failures: Map<string, Error>; count: (done: number) => void },
): Promise<void> {
  const awaited = payables.filter((one) => one.awaited)
  let last: DueOrder | undefined
  do {
    const due = await dueOrders(work, status, last)
    const dueIds = due.map((order) => order.orderId)
    await askAboutPayables(work, awaited, cashier, dueIds, failures)
    const ids = dueIds.filter((orderId) => !failures.has(orderId))
    // An order that cannot be cancelled does not block the others: its batch is tried again order by order.
    await cancelDue(work, status, ids).then(count, async () => {
      for (const orderId of ids)
        await cancelDue(work, status, [orderId]).then(count, (error: Error) => failures.set(orderId, error))
    })
    last = due.length < BATCH ? undefined : due.at(-1)
  } while (last)
}

/** The next orders that were not paid in time. */
async function dueOrders({ db, now }: UnitOfWork, status: WaitingStatus, after?: DueOrder): Promise<DueOrder[]> {
  const { rows } = await sql<DueOrder>`
    select id as "orderId", pay_deadline as "payDeadline" from orders
    where status = ${sql.lit(status)} and pay_deadline < ${now}
      and (pay_deadline, id) > (${after?.payDeadline ?? 0}, ${after?.orderId ?? ''})
    order by pay_deadline, id limit ${BATCH}`.execute(db)
  return rows
}

/** Skips orders that another transaction has locked: a payment is arriving, or another server runs this job. */
function cancelDue(work: UnitOfWork, status: WaitingStatus, orderIds: readonly string[]): Promise<number> {
  return inTransaction(work, async (inside) => {
    const { rows: locked } = await sql<{ id: string }>`
      select id from orders where id = any(${[...orderIds]}::text[]) and status = ${status}
      order by id for update skip locked`.execute(inside.db)
    if (locked.length === 0) return 0
    const ids = locked.map(({ id }) => id)
    const { rows } = await sql<OrderState>`
      select ${ORDER_STATE} from orders where id = any(${ids}::text[]) order by id`.execute(inside.db)
    await closeOrders(inside, ids, { code: status === ORDER_STATUS.pendingPayment ? 'unpaid' : 'balanceMissed' })
    for (const order of rows) await orderKindOf(inside.kinds, order.kind).ended?.(inside, order, { who: 'house' })
    return rows.length
  })
}
