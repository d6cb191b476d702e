import { ORDER_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { lockOwnOrder } from '#areas/orders/own-order'
import type { Consumer } from '#kernel/events/consumer'
import { eventKey } from '#kernel/events/shop-event'
import type { AdvertisedPurchase } from '#ports/advertiser'
import { actorText } from '#shop/actor'
import type { UnitOfWork } from '#shop/unit-of-work'

const REPORTED = 'purchase.reported'

/**
 * Records that a shopper's paid order is to be reported to the advertiser that led to it, once.
 * @returns whether it is reported now; false without an advertisement, for an unpaid order, or if it was reported
 * before
 * @throws ShopError notFound for another shopper's order
 */
export async function reportPurchase(work: UnitOfWork, shopperId: string, orderId: string): Promise<boolean> {
  const { db, now, actor, afterCommit, outbox } = work
  const { status } = await lockOwnOrder(db, shopperId, orderId)
  if (status < ORDER_STATUS.paid || status === ORDER_STATUS.cancelled) return false
  // The event has a subject of its own, since shoppers read the events of an order.
  const { rows } = await sql<{ subject: string }>`
    with told as (
      update orders set reported_at = ${now}
      where id = ${orderId} and origin is not null and reported_at is null and paid_at is not null
      returning id, pay_amount, paid_at, origin
    )
    insert into event (subject, version, kind, data, at, actor)
    select 'purchase/' || id, 1, ${REPORTED},
      jsonb_build_object('orderId', id, 'amount', pay_amount, 'paidAt', paid_at, 'origin', origin),
      ${now}::bigint, ${actorText(actor)}::text
    from told returning subject`.execute(db)
  if (rows.length === 0) return false
  afterCommit(outbox.wake)
  return true
}

/** Reports to the advertiser at least once, always with the same key. */
export const tellAdvertiser: Consumer = {
  name: 'advertiser',
  kinds: [REPORTED],
  send: (event, { ports: { advertiser } }) => advertiser.purchased(event.data as AdvertisedPurchase, eventKey(event)),
}
