import { sql, type RawBuilder } from 'kysely'
import { orderOfSubject, type OrderEventKind, type OrderEvents } from '#areas/orders/order-event'
import type { TellsOf } from '#kernel/messages/message'
import { OWN_REACH } from '#kernel/messages/own-reach'

/**
 * Tells the shopper of an order what happened to it.
 * @param data what the message carries
 * @param which condition on `orders`; any order when absent
 */
export const ofOrder = <Kind extends OrderEventKind, Data>(
  kind: Kind,
  data: (orderId: string, event: OrderEvents[Kind]) => Data,
  which: (event: OrderEvents[Kind]) => RawBuilder<boolean> = () => sql`true`,
): TellsOf<Data> => ({
  [kind]: {
    whom: (event) => sql`
      select shopper_id, ${OWN_REACH} from orders
      where id = ${orderOfSubject(event.subject)} and ${which(event.data as OrderEvents[Kind])}`,
    data: (event) => data(orderOfSubject(event.subject), event.data as OrderEvents[Kind]),
  },
})

/** The page of an order. */
export const orderPath = (orderId: string): string => `/my/order-detail/${orderId}`

/** What messages of orders carry: the order. */
export const ORDER_ID = 'number of the order'
