import { groupStep, type GroupState } from '@hearth/domain'
import { sql } from 'kysely'
import { emitGroupEvent } from '#areas/groups/group-events'
import { GROUP_HOLD } from '#areas/groups/group-row'
import { lockGroup } from '#areas/groups/group-seats'
import { releaseOrdersFrom } from '#areas/orders/order-holds'
import { heldOf, missTogether, openOf, refundTogether, tryAll } from '#areas/orders/wait-together'
import { bookCertain } from '#areas/payment/deposits'
import type { Cashier } from '#ports/cashier'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Groups processed in one run. */
const MOST = 200

/** The `from` and `where` of a query for the orders of a group. Further conditions can follow. */
const ordersOf = (id: string) => sql`group_order own join orders on orders.id = own.order_id
  where own.group_id = ${id}`

/** The results of one run. */
export interface EndedGroups {
  /** The number of groups whose time ended before they were complete. */
  failed: number
  /** The number of orders that can be shipped now. */
  released: number
  /** The number of paid orders to refund. */
  refunded: number
}

/**
 * Settles groups. A group whose time ended before it was complete fails: all its orders are cancelled and refunded in
 * full. The orders of a complete group are released together. Several servers may run this concurrently. It asks the
 * cashier first about payments without a result, so that payments of the last minute count.
 * @throws AggregateError after all groups were tried, if some failed; it names them
 */
export async function endGroups(work: UnitOfWork, cashier: Cashier): Promise<EndedGroups> {
  const tries = tryAll('group')
  const inEach = async (state: 'gathering' | 'complete' | 'failed', go: (id: string) => Promise<number>) =>
    tries.each(await inState(work, state), go)
  const done: EndedGroups = {
    failed: await inEach('gathering', (id) => fail(work, cashier, id)),
    released: await inEach('complete', (id) => release(work, id)),
    refunded: await inEach('failed', (id) => refundAll(work, id)),
  }
  tries.end()
  return done
}

/** Returns the groups in a state. For `gathering`, only groups whose time is over. */
async function inState({ db, now }: UnitOfWork, state: 'gathering' | 'complete' | 'failed'): Promise<string[]> {
  const over = state === 'gathering' ? sql`and end_time < ${now}` : sql``
  const { rows } = await sql<{ id: string }>`
    select id from buying_group where state = ${sql.lit(state)} ${over}
    order by end_time, id limit ${MOST}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Fails a group whose time is over.
 * @returns 1 if it failed; 0 if a payment completed it first, or if another server was first
 */
const fail = (work: UnitOfWork, cashier: Cashier, id: string): Promise<number> =>
  missTogether(work, cashier, ordersOf(id), (over) =>
    move(
      work,
      id,
      'miss',
      (to) => sql`
        update buying_group set state = ${to}, ended_at = ${work.now}
        where id = ${id} and end_time < ${over}
        returning id`,
    ),
  )

/** Takes a step of a group, if its state allows it. @returns true if the step was taken */
function move(
  work: UnitOfWork,
  id: string,
  deed: 'miss' | 'refund',
  update: (to: GroupState) => ReturnType<typeof sql>,
): Promise<boolean> {
  return inTransaction(work, async (inside) => {
    const state = await lockGroup(inside.db, id)
    const step = state && groupStep(state, deed, 'house')
    if (!step?.to) return false
    const { rows } = await update(step.to).execute(inside.db)
    return rows.length > 0
  })
}

/** Releases all orders of a complete group together. Nothing else releases them. @returns the number of orders */
const release = (work: UnitOfWork, id: string): Promise<number> =>
  inTransaction(work, async (inside) => {
    const held = heldOf(ordersOf(id), GROUP_HOLD)
    const { rows } = await sql<{ id: string }>`
      select orders.id from ${held} order by orders.id for update of orders`.execute(inside.db)
    const state = await lockGroup(inside.db, id)
    const step = state && groupStep(state, 'release', 'house')
    if (!step?.to) return 0
    await sql`update buying_group set state = ${step.to} where id = ${id}`.execute(inside.db)
    // An order that staff refunded while this waited for the lock no longer has a hold.
    const { rows: still } = await sql<{ id: string }>`select orders.id from ${held} order by orders.id`.execute(
      inside.db,
    )
    const locked = new Set(rows.map((row) => row.id))
    const ids = still.map((row) => row.id).filter((one) => locked.has(one))
    await releaseOrdersFrom(inside, ids, GROUP_HOLD)
    await bookCertain(inside, ids)
    await emitGroupEvent(inside, ids, 'order.groupComplete', {})
    return ids.length
  })

async function refundAll(work: UnitOfWork, id: string): Promise<number> {
  const refunded = await refundTogether(work, ordersOf(id), {
    code: 'groupFailed',
    refunded: (inside, orderId) => emitGroupEvent(inside, [orderId], 'order.groupFailed', {}),
  })
  await move(
    work,
    id,
    'refund',
    (to) =>
      sql`update buying_group set state = ${to} where id = ${id}
        and not exists (select from ${openOf(ordersOf(id))}) returning id`,
  )
  return refunded
}
