import { gateOf } from '#areas/checkout/gate-of'
import type { Database } from '#database/connect'
import { afterCommit, rootOf } from '#database/transaction'

const moves = new WeakMap<Database, number>()

/**
 * Tells this process that pieces were sold or came back, once that is committed: replies that say how many are left are
 * made anew.
 */
export function stockMoved(db: Database): void {
  afterCommit(db, () => moves.set(rootOf(db), stockMoves(db) + 1))
}

/** How often that was told. */
export const stockMoves = (db: Database): number => moves.get(rootOf(db)) ?? 0

/**
 * Tells this process that pieces of skus came back, once that is committed: they can be bought again, and replies that
 * say how many are left are made anew.
 */
export function stockReturned(db: Database, skuNos: readonly string[]): void {
  if (skuNos.length === 0) return
  afterCommit(db, () => gateOf(db).open(skuNos))
  stockMoved(db)
}
