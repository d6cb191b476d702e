import { createSoldOutGate, type SoldOutGate } from '#areas/checkout/sold-out-gate'
import type { Database } from '#database/connect'
import { rootOf } from '#database/transaction'

const gates = new WeakMap<Database, SoldOutGate>()

/** The gate in front of a database, one in this process: whoever gives stock back opens the one that refuses. */
export function gateOf(db: Database): SoldOutGate {
  const root = rootOf(db)
  const gate = gates.get(root) ?? createSoldOutGate()
  gates.set(root, gate)
  return gate
}
