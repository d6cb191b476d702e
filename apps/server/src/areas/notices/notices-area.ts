import { sql } from 'kysely'
import { afterSaleEventName, afterSaleOfSubject, type AfterSaleEvents } from '#areas/after-sale/after-sale-event'
import { orderOfSubject, type OrderEvents } from '#areas/orders/order-event'
import type { Database } from '#database/connect'
import { defineArea } from '#kernel/area'
import { eventKey, type ShopEvent } from '#kernel/events/shop-event'
import type { MessageContent } from '#ports/notifier'
import type { Shop } from '#shop/shop'

/** What shoppers are told of events of one kind of subject: by the id and the data. */
type Messages<Events> = { readonly [Kind in keyof Events]?: (id: string, data: Events[Kind]) => MessageContent }

/** What shoppers are told of their orders where they are not looking. */
const OF_ORDERS: Messages<OrderEvents> = {
  'order.shipped': (orderId, { companyName, trackingNumber }) => ({
    kind: 'orderShipped',
    orderId,
    companyName,
    trackingNumber,
  }),
  'order.refunded': (orderId) => ({ kind: 'orderRefunded', orderId }),
}

/** The same of what they asked of after-sale service. */
const OF_AFTER_SALES: Messages<AfterSaleEvents> = {
  agree: (afterSaleOrderId) => ({ kind: 'afterSaleAgreed', afterSaleOrderId, withReturn: true }),
  agreeWithoutReturn: (afterSaleOrderId) => ({ kind: 'afterSaleAgreed', afterSaleOrderId, withReturn: false }),
  refuse: (afterSaleOrderId, { reason }) => ({ kind: 'afterSaleRefused', afterSaleOrderId, reason }),
  refuseGoods: (afterSaleOrderId, { reason }) => ({ kind: 'afterSaleRefused', afterSaleOrderId, reason }),
  quote: (afterSaleOrderId, { amount }) => ({ kind: 'repairQuoted', afterSaleOrderId, amount }),
  missAccount: (afterSaleOrderId) => ({ kind: 'bankAccountNeeded', afterSaleOrderId }),
  sendAnother: (afterSaleOrderId, parcel) => ({ kind: 'afterSaleSent', afterSaleOrderId, ...parcel }),
  sendBack: (afterSaleOrderId, parcel) => ({ kind: 'afterSaleSent', afterSaleOrderId, ...parcel }),
}

type Tell = (id: string, data: never) => MessageContent

/** Whom an event is told, and what, by its kind. */
const TOLD: Readonly<Record<string, { idOf(subject: string): string; table: 'orders' | 'after_sale'; tell: Tell }>> =
  Object.fromEntries([
    ...Object.entries(OF_ORDERS).map(([kind, tell]) => [
      kind,
      { idOf: orderOfSubject, table: 'orders', tell: tell as Tell },
    ]),
    ...Object.entries(OF_AFTER_SALES).map(([kind, tell]) => [
      afterSaleEventName(kind as keyof AfterSaleEvents),
      { idOf: afterSaleOfSubject, table: 'after_sale', tell: tell as Tell },
    ]),
  ])

/** Tells shoppers what happened to their orders, and to what they asked of after-sale service. */
export const noticesArea = defineArea({
  name: 'notices',
  calls: [],
  consumers: [{ name: 'notices', kinds: Object.keys(TOLD), send: notify }],
})

async function notify(event: ShopEvent, { db, ports: { notifier } }: Shop): Promise<void> {
  const told = TOLD[event.kind]
  if (!told) return
  const id = told.idOf(event.subject)
  const telephone = await telephoneOf(db, told.table, id)
  if (telephone !== undefined)
    await notifier.send({ telephone, ...told.tell(id, event.data as never) }, eventKey(event))
}

/** The telephone of whose order or request it is; nothing when it is not there. */
async function telephoneOf(db: Database, table: 'orders' | 'after_sale', id: string): Promise<string | undefined> {
  const { rows } = await sql<{ telephone: string }>`
    select shopper.telephone from ${sql.table(table)} as one join shopper on shopper.id = one.shopper_id where one.id = ${id}`.execute(
    db,
  )
  return rows[0]?.telephone
}
