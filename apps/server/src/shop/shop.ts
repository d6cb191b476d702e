import type { Ports } from '#ports/ports'
import type { WorkParts } from '#shop/unit-of-work'
import type { Waiters } from '#shop/waiters'

/**
 * What one running shop is made of: everything its areas reach beside a request. Nothing of it is kept in modules, so
 * that several shops, each with its own clock, randomness and database, run in one process.
 */
export interface Shop extends WorkParts {
  ports: Ports
  /** What the shop signs with; see `openSecret`. */
  secret: string
  /** Requests that wait for a payment to be settled, by its id. */
  payments: Waiters
  /** Origin shoppers see, for what is told them outside of it; absent where the shop was not told. */
  origin?: string
}
