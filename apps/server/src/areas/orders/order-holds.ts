import type { OrderKindName } from '@hearth/domain'
import { sql } from 'kysely'
import { orderKindOf, type OrderKind } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The cause of a hold for an open request to refund unsent pieces. */
export const SERVICE_HOLD = 'afterSale'

const SERVICE_WORDS = '订单有待处理的退款申请，处理后才能发货'

/** Puts a hold on orders that the caller has locked, so that they cannot be shipped. */
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

/** Removes a hold from orders that the caller has locked. */
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

/** A hold on an order. */
export interface Hold {
  cause: string
  /** The text of the cause, for staff who try to ship the order. */
  words: string
}

/** @throws Error for a cause that is neither one of after-sale service nor of the order's kind */
const wordsOf = (kind: OrderKind<UnitOfWork>, cause: string): string => {
  const words = cause === SERVICE_HOLD ? SERVICE_WORDS : kind.holds?.[cause]
  if (words === undefined) throw new Error(`Orders of the kind ${kind.name} have no cause ${cause} to be held back`)
  return words
}

/**
 * The holds of some orders; orders without a hold are left out. Read them in a later statement than the lock, since a
 * statement that waited for a lock does not see newer rows of other tables.
 */
export async function readHolds(
  { db, kinds }: Pick<UnitOfWork, 'db' | 'kinds'>,
  orderIds: readonly string[],
): Promise<Map<string, Hold>> {
  const { rows } = await sql<{ orderId: string; kind: OrderKindName; cause: string }>`
    select order_id as "orderId", orders.kind, cause from order_hold join orders on orders.id = order_id
    where order_id = any(${[...orderIds]}::text[]) order by order_id, cause desc, subject`.execute(db)
  return new Map(
    rows.map(({ orderId, kind, cause }) => [orderId, { cause, words: wordsOf(orderKindOf(kinds, kind), cause) }]),
  )
}

/** Condition on a row of `orders`: the order has a hold. */
export const isHeld = sql<boolean>`exists (select from order_hold where order_hold.order_id = orders.id)`
