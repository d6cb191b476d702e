import type { Database } from '#database/connect'
import { transaction, type TransactionOptions } from '#database/transaction'
import type { Actor } from '#shop/actor'
import type { Numbers } from '#shop/numbers'
import type { OrderKind, OrderKinds } from '#shop/order-kind'
import type { Outbox } from '#shop/outbox'
import type { Random } from '#shop/random'
import type { StockWatch } from '#shop/stock-watch'

/**
 * What changes are made with: a moment, and the database or the one transaction in it. Whoever is outside the shop
 * (cashier, SMS) is not reached from here: a transaction may run several times, and may not wait for others.
 */
export interface UnitOfWork {
  /** The database, or the transaction within one. */
  db: Database
  random: Random
  numbers: Numbers
  stock: StockWatch
  outbox: Outbox
  /** The ways of buying of the shop. */
  kinds: Kinds
  /** Epoch ms: one moment for everything that is decided. */
  now: number
  /** Who acts: events and the audit log name it. */
  actor: Actor
  /** Does something once the transaction is committed, or never when it is rolled back; at once where there is none. */
  afterCommit(then: () => void): void
}

/** What of a shop units of work are made of. */
export type WorkParts = Pick<UnitOfWork, 'db' | 'random' | 'numbers' | 'stock' | 'outbox' | 'kinds'>

/** A way of buying, as areas declare it. */
export type ShopOrderKind<Terms extends object = object> = OrderKind<UnitOfWork, Terms>

/** All ways of buying of a shop. */
export type Kinds = OrderKinds<UnitOfWork>

/** A unit of work of a shop, outside of any transaction yet. */
export const workAt = <Of extends WorkParts>(shop: Of, now: number, actor: Actor): Of & UnitOfWork => ({
  ...shop,
  now,
  actor,
  afterCommit: (then) => then(),
})

/**
 * Does work in a transaction and commits what it did, or nothing; within one already, it joins that one. It may run
 * several times, so it must touch nothing but what it is handed; for the rest there is `afterCommit`.
 * @throws ConnectionLost as `transaction` does
 */
export function inTransaction<Work extends UnitOfWork, Result>(
  work: Work,
  run: (inside: Work) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Result> {
  if (work.db.isTransaction) return run(work)
  return transaction(work.db, (db, afterCommit) => run({ ...work, db, afterCommit }), options)
}
