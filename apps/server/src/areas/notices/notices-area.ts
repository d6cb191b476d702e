import { sql } from 'kysely'
import { orderOfSubject, type OrderEvents } from '#areas/orders/order-event'
import type { Database } from '#database/connect'
import { defineArea } from '#kernel/area'
import { eventKey, type ShopEvent } from '#kernel/events/shop-event'
import type { MessageContent } from '#ports/notifier'
import type { Shop } from '#shop/shop'

/** What shoppers are told of their orders where they are not looking. */
const MESSAGES: {
  readonly [Kind in keyof OrderEvents]?: (orderId: string, data: OrderEvents[Kind]) => MessageContent
} = {
  'order.shipped': (orderId, { companyName, trackingNumber }) => ({
    kind: 'orderShipped',
    orderId,
    companyName,
    trackingNumber,
  }),
  'order.refunded': (orderId) => ({ kind: 'orderRefunded', orderId }),
}

/** Tells shoppers what happened to their orders. */
export const noticesArea = defineArea({
  name: 'notices',
  calls: [],
  consumers: [{ name: 'notices', kinds: Object.keys(MESSAGES), send: notify }],
})

async function notify(event: ShopEvent, { db, ports: { notifier } }: Shop): Promise<void> {
  const orderId = orderOfSubject(event.subject)
  const telephone = await telephoneOf(db, orderId)
  const message = MESSAGES[event.kind as keyof typeof MESSAGES]?.(orderId, event.data as never)
  if (telephone !== undefined && message) await notifier.send({ telephone, ...message }, eventKey(event))
}

/** The telephone of whoever placed an order; nothing when it is not there. */
async function telephoneOf(db: Database, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ telephone: string }>`
    select shopper.telephone from orders join shopper on shopper.id = orders.shopper_id where orders.id = ${orderId}`.execute(
    db,
  )
  return rows[0]?.telephone
}
