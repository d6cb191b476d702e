import type { RawBuilder } from 'kysely'
import type { ShopEvent } from '#kernel/events/shop-event'
import type { EventWish } from '#shop/outbox'
import type { Ports } from '#ports/ports'
import type { Shop } from '#shop/shop'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Acts on events: those of one subject in order, each until it succeeds. A failed event is retried at growing
 * intervals, and only blocks later events of the same subject for the same consumer.
 */
export interface Consumer {
  /**
   * The name under which deliveries to this consumer are stored. If the name changed, events would be delivered again.
   */
  name: string
  /**
   * The kinds of events that the consumer receives. If a kind has `data`, the consumer receives only events whose data
   * match.
   */
  kinds: readonly (string | Required<EventWish>)[]
  /**
   * Returns a condition on the event's `subject`: whether the event concerns this consumer. When absent, all events
   * concern it. Other events get no delivery, since each delivery costs a transaction. The condition may depend only on
   * facts that never change after the event: what an order holds, not its status.
   */
  concerns?(subject: RawBuilder<string>): RawBuilder<boolean>
  /** Whether a shop with these ports uses the consumer; every shop does when absent. */
  works?(ports: Ports): boolean
  /** Changes the database, in the transaction that ends the delivery, so each event has its effect exactly once. */
  apply?(event: ShopEvent, work: UnitOfWork): Promise<void>
  /** Calls an external service: at least once, always with the same `eventKey`. */
  send?(event: ShopEvent, shop: Shop): Promise<void>
}

/** The events that a consumer receives. */
export const wishesOf = ({ kinds }: Consumer): EventWish[] =>
  kinds.map((one) => (typeof one === 'string' ? { kind: one } : one))
