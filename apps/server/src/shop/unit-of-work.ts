import type { Database } from '#database/connect'
import { transaction, type TransactionOptions } from '#database/transaction'
import type { Actor } from '#shop/actor'
import type { Numbers } from '#shop/numbers'
import type { OrderKind, OrderKinds } from '#shop/order-kind'
import type { Outbox } from '#shop/outbox'
import type { Random } from '#shop/random'
import type { StockWatch } from '#shop/stock-watch'

/**
 * The context of a change: a time, and the database or one transaction. It has no external services (cashier, SMS): a
 * transaction may run several times, and must not wait for other systems.
 */
export interface UnitOfWork {
  /** The database, or the current transaction. */
  db: Database
  random: Random
  numbers: Numbers
  stock: StockWatch
  outbox: Outbox
  /** The ways of buying of the shop. */
  kinds: Kinds
  /** Epoch ms: the time of all decisions. */
  now: number
  /** The actor that events and the audit log name. */
  actor: Actor
  /**
   * Runs a function once the transaction is committed, and never if it is rolled back. Without a transaction, the
   * function runs at once.
   */
  afterCommit(then: () => void): void
}

/** The parts of the shop that a unit of work needs. */
export type WorkParts = Pick<UnitOfWork, 'db' | 'random' | 'numbers' | 'stock' | 'outbox' | 'kinds'>

/** A way of buying, as areas declare it. */
export type ShopOrderKind<Terms extends object = object> = OrderKind<UnitOfWork, Terms>

/** All ways of buying of a shop. */
export type Kinds = OrderKinds<UnitOfWork>

/** Returns a unit of work of a shop, outside of any transaction. */
export const workAt = <Of extends WorkParts>(shop: Of, now: number, actor: Actor): Of & UnitOfWork => ({
  ...shop,
  now,
  actor,
  afterCommit: (then) => then(),
})

/**
 * Runs work in a transaction and commits all of it or nothing. Inside a transaction, it becomes a part of that one. The
 * work may run several times, so it must change nothing but the database; use `afterCommit` for the rest.
 * @throws ConnectionLost like `transaction`
 */
export function inTransaction<Work extends UnitOfWork, Result>(
  work: Work,
  run: (inside: Work) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Result> {
  if (work.db.isTransaction) return run(work)
  return transaction(work.db, (db, afterCommit) => run({ ...work, db, afterCommit }), options)
}
