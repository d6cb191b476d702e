import type { ShopEvent } from '#kernel/events/shop-event'
import type { Ports } from '#ports/ports'
import type { Shop } from '#shop/shop'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Does what follows from events: those of one subject in order, each until it is done. One that fails is tried again,
 * ever less often, and holds up nothing but later events of the same subject for the same consumer.
 */
export interface Consumer {
  /** What its deliveries are kept under: never changed, or events are told again. */
  name: string
  /** The kinds of events it is told; a kind with `data`, where the data of the event hold that. */
  kinds: readonly (string | { kind: string; data: object })[]
  /** Whether a shop with these ports has a use for it; always when absent. */
  works?(ports: Ports): boolean
  /** Changes the database, in the transaction that ends the delivery: each event has its effect exactly once. */
  apply?(event: ShopEvent, work: UnitOfWork): Promise<void>
  /** Reaches somebody outside: at least once, with the same `eventKey` each time. */
  send?(event: ShopEvent, shop: Shop): Promise<void>
}
