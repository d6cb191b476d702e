import { ORDER_STATUS, type OrderStatus } from '@hearth/domain'
import { sql } from 'kysely'
import { piecesInService } from '#areas/after-sale/read-service-items'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import { readHolds } from '#areas/orders/order-holds'
import { lockOrder } from '#areas/orders/own-order'
import { receiveGiven } from '#areas/orders/shipping/receive-given'
import type { Database } from '#database/connect'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** A line of an order that has fewer codes than pieces. */
interface LackingItem {
  itemId: string
  skuNo: string
  /** Pieces without a code. */
  lacks: number
  /** Pieces without a code that are in no request for service. */
  wanted: number
}

/** An expression for the pieces of a line without a code. Refunded pieces need none. */
const lacking = sql<number>`greatest(0, item.quantity - item.refunded - (
  select count(*) from order_code where order_code.item_id = item.id and withdrawn_at is null))::integer`

/** Reads the lines of an order that are delivered as codes, with the pieces that lack codes. */
async function lackingItems(db: Database, orderId: string): Promise<LackingItem[]> {
  const { rows } = await sql<LackingItem>`
    select item.id as "itemId", item.sku_no as "skuNo", ${lacking} as lacks,
      greatest(0, ${lacking} - ${piecesInService()}) as wanted
    from order_item item where item.order_id = ${orderId} and item.by_code order by item.sku_no, item.position`.execute(
    db,
  )
  return rows
}

/** The statuses in which an order gets codes. An order whose parcel has arrived can still wait for codes. */
const GIVEN_TO: ReadonlySet<OrderStatus> = new Set([ORDER_STATUS.paid, ORDER_STATUS.shipped, ORDER_STATUS.received])

/**
 * Gives a paid order its codes, in the caller's transaction, the oldest codes first. No code is given to two orders. An
 * order that lacks codes waits for the next import. An order that has all its codes, and nothing else to send, is
 * received.
 */
export async function giveCodes(work: UnitOfWork, orderId: string): Promise<void> {
  const { db, now } = work
  const order = await lockOrder(db, orderId)
  const lines = await lackingItems(db, orderId)
  if (lines.length === 0) return endWait(db, orderId)
  if (!order || !GIVEN_TO.has(order.status)) return
  // An order on hold gets no codes until the hold ends.
  if ((await readHolds(work, [orderId])).size > 0) return waitForCodes(work, orderId, false)
  let given = 0
  let lacks = 0
  for (const { itemId, skuNo, lacks: missing, wanted } of lines) {
    const { rows } = await sql`
      with free as (
        select digest from order_code where sku_no = ${skuNo} and item_id is null
        order by created_at, digest limit ${wanted} for update
      )
      update order_code set item_id = ${itemId}, given_at = ${now}
      from free
      where order_code.sku_no = ${skuNo} and order_code.digest = free.digest
      returning order_code.digest`.execute(db)
    given += rows.length
    lacks += missing - rows.length
  }
  if (given > 0) await emitOrderEvent(work, [orderId], 'order.codesGiven', { pieces: given, lacks })
  if (lacks > 0) return waitForCodes(work, orderId, given === 0)
  await endWait(db, orderId)
  await receiveGiven(work, orderId)
}

const endWait = async (db: Database, orderId: string): Promise<void> =>
  void (await sql`delete from order_code_wait where order_id = ${orderId}`.execute(db))

/** Records that an order waits for codes. The first time, an order that has no codes at all also gets an event. */
async function waitForCodes(work: UnitOfWork, orderId: string, none: boolean): Promise<void> {
  const { rows } = await sql`
    insert into order_code_wait (order_id, since) values (${orderId}, ${work.now})
    on conflict (order_id) do nothing returning order_id`.execute(work.db)
  if (rows.length > 0 && none) await emitOrderEvent(work, [orderId], 'order.codesAwaited', {})
}

/** Orders processed in one batch. */
const BATCH = 50

/** Gives codes to waiting orders, those that waited longest first. @returns the number of orders that still wait */
export async function serveWaiting(work: UnitOfWork): Promise<number> {
  let [since, last] = [0, '']
  for (;;) {
    const { rows } = await sql<{ id: string; since: number }>`
      select order_code_wait.order_id as id, order_code_wait.since from order_code_wait
      where (order_code_wait.since, order_code_wait.order_id) > (${since}, ${last})
      order by order_code_wait.since, order_code_wait.order_id limit ${BATCH}`.execute(work.db)
    for (const { id } of rows) await inTransaction(work, (inside) => giveCodes(inside, id))
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) break
    ;[since, last] = [end.since, end.id]
  }
  const { rows } = await sql<{ count: number }>`select count(*) as count from order_code_wait`.execute(work.db)
  return rows[0]?.count ?? 0
}

/**
 * Withdraws the codes of an order that is cancelled and refunded, since its shopper has seen them. The cancellation
 * returned the pieces to stock, so the pieces of the withdrawn codes are taken out again.
 */
export async function withdrawCodes({ db, now }: UnitOfWork, orderId: string): Promise<void> {
  await endWait(db, orderId)
  await sql`
    with gone as (
      update order_code set withdrawn_at = ${now} from order_item item
      where item.order_id = ${orderId} and order_code.item_id = item.id and withdrawn_at is null
      returning order_code.sku_no
    ),
    counted as (select sku_no, count(*)::integer as pieces from gone group by sku_no)
    update sku set stock = greatest(0, stock - counted.pieces) from counted where sku.sku_no = counted.sku_no`.execute(
    db,
  )
}

/** Returns the pieces of a sku that orders wait for. */
export async function owedPieces({ db }: Pick<UnitOfWork, 'db'>, skuNo: string): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(sum(${lacking}), 0)::integer as pieces
    from order_code_wait join order_item item on item.order_id = order_code_wait.order_id
    where item.sku_no = ${skuNo} and item.by_code`.execute(db)
  return rows[0]?.pieces ?? 0
}
