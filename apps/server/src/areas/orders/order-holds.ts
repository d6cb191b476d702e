import { sql } from 'kysely'
import { orderKindOf } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The cause by which a request for money back, made before a parcel was sent, holds its order back. */
export const SERVICE_HOLD = 'afterSale'

const SERVICE_WORDS = '订单有待处理的退款申请，处理后才能发货'

/** Holds orders back from being sent. The caller has locked them. */
export async function holdOrders(
  { db }: Pick<UnitOfWork, 'db'>,
  orderIds: readonly string[],
  cause: string,
  subject = '',
): Promise<void> {
  await sql`
    insert into order_hold (order_id, cause, subject)
    select id, ${cause}, ${subject} from unnest(${[...orderIds]}::text[]) as id`.execute(db)
}

/** Ends a cause that held orders back. The caller has locked them. */
export async function releaseOrdersFrom(
  { db }: Pick<UnitOfWork, 'db'>,
  orderIds: readonly string[],
  cause: string,
  subject?: string,
): Promise<void> {
  await sql`
    delete from order_hold where order_id = any(${[...orderIds]}::text[]) and cause = ${cause}
      ${subject === undefined ? sql`` : sql`and subject = ${subject}`}`.execute(db)
}

/**
 * A cause that holds each of some orders back, in the words said to whoever tries to send it; orders that nothing holds
 * are left out. Read it once the orders are locked: the statement that waited for the lock sees no newer rows of other
 * tables.
 */
export async function readHolds(
  { db, kinds }: Pick<UnitOfWork, 'db' | 'kinds'>,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ orderId: string; kind: Parameters<typeof orderKindOf>[1]; cause: string }>`
    select order_id as "orderId", orders.kind, cause from order_hold join orders on orders.id = order_id
    where order_id = any(${[...orderIds]}::text[]) order by order_id, cause desc, subject`.execute(db)
  return new Map(
    rows.map(({ orderId, kind, cause }) => [orderId, orderKindOf(kinds, kind).holds?.[cause] ?? SERVICE_WORDS]),
  )
}

/** Condition on a row of `orders`: something holds it back from being sent. */
export const isHeld = sql<boolean>`exists (select from order_hold where order_hold.order_id = orders.id)`
