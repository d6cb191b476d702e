import type { Ports } from '#ports/ports'
import type { WorkParts } from '#shop/unit-of-work'
import type { Waiters } from '#shop/waiters'

/**
 * The parts of one running shop: everything its areas use besides a request. No part is kept in a module, so that
 * several shops, each with its own clock, randomness and database, run in one process.
 */
export interface Shop extends WorkParts {
  ports: Ports
  /** The secret with which the shop signs; see `openSecret`. */
  secret: string
  /** Requests that wait for a payment to be settled, by the payment's id. */
  payments: Waiters
  /** Public origin, for messages outside the shop; absent if it is not configured. */
  origin?: string
}
