import type { Database } from '#database/connect'
import { transaction, type TransactionOptions } from '#database/transaction'
import type { Actor } from '#shop/actor'
import type { Numbers } from '#shop/numbers'
import type { OrderKind, OrderKinds } from '#shop/order-kind'
import type { Outbox } from '#shop/outbox'
import type { Random } from '#shop/random'
import type { StockWatch } from '#shop/stock-watch'

/**
 * The context of a change: a time, and the database or one transaction. It reaches no external service (cashier, SMS):
 * a transaction may run several times, and must not wait for others.
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
  /** The actor, whom events and the audit log name. */
  actor: Actor
  /** Runs a function once the transaction is committed, never if it is rolled back; at once without a transaction. */
  afterCommit(then: () => void): void
}

/** The parts of the shop that units of work need. */
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
 * Runs work in a transaction and commits all of it or nothing; inside a transaction, it joins that one. It may run
 * several times, so it must change only its arguments; use `afterCommit` for the rest.
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
