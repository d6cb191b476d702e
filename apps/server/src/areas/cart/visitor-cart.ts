import { VISITOR_CART, DAY } from '@hearth/domain'
import { sql } from 'kysely'
import type { VisitorViewer } from '#areas/cart/cart-lines'
import type { Database } from '#database/connect'
import { isDatabaseTrouble } from '#database/database-trouble'
import { prepared } from '#database/prepared'
import type { Context } from '#kernel/context'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Ms after which a use of the cart is recorded again. Each record prolongs the lifetime of the cart. */
const USE_NOTED = DAY

/** The parts of the request's context that identify a visitor's cart. */
export type VisitorContext = Pick<Context, 'db' | 'now' | 'visitor' | 'enterprise'>

/**
 * Returns the visitor of a request's token; undefined without a token, or if the cart was deleted or merged. Uses
 * prolong the lifetime of the cart and of the token's cookie. At most one use a day is recorded.
 */
export async function findVisitor({
  db,
  now,
  visitor,
  enterprise,
}: VisitorContext): Promise<VisitorViewer | undefined> {
  const { hash } = visitor
  if (hash === undefined) return undefined
  const { rows } = await prepared<{ id: string; expiresAt: number }>`
    select id, expires_at as "expiresAt" from visitor where token_hash = ${hash} and expires_at > ${now}`.execute(db)
  const [found] = rows
  if (!found) return undefined
  if (found.expiresAt < now + VISITOR_CART.lifetime - USE_NOTED && (await prolong(db, found.id, now))) visitor.prolong()
  return { visitorId: found.id, now, enterprise }
}

/**
 * Prolongs the lifetime of a cart. If the database refuses writes, this returns false and does not throw, so that
 * shoppers can still see the cart.
 */
async function prolong(db: Database, id: string, now: number): Promise<boolean> {
  try {
    await db
      .updateTable('visitor')
      .set({ expires_at: now + VISITOR_CART.lifetime })
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    if (!isDatabaseTrouble(error as Error)) throw error
    return false
  }
}

/** Stores a new visitor, in the transaction that stores their first line. */
export async function insertVisitor({ db, now, random }: UnitOfWork, hash: string): Promise<string> {
  const id = random.uuid()
  await db
    .insertInto('visitor')
    .values({ id, token_hash: hash, created_at: now, expires_at: now + VISITOR_CART.lifetime })
    .execute()
  return id
}

/** Locks a visitor's cart against being merged during a change. Returns false if the cart no longer exists. */
export async function holdVisitor(trx: Database, id: string): Promise<boolean> {
  const { rows } = await prepared`select id from visitor where id = ${id} for key share`.execute(trx)
  return rows.length > 0
}

/** Deletes carts whose lifetime has ended, with their lines. */
export async function forgetVisitors(db: Database, now: number): Promise<void> {
  await sql`
    with gone as (delete from visitor where expires_at <= ${now} returning id)
    delete from cart_line where visitor_id in (select id from gone)`.execute(db)
}
