import { sql, type RawBuilder } from 'kysely'
import type { OrderEventKind, OrderEvents } from '#areas/orders/order-event'
import type { TellsOf } from '#kernel/messages/message'
import { OWN_REACH } from '#kernel/messages/own-reach'
import { orderOfSubject } from '#shop/order-subject'

/**
 * Messages the shopper of an order about an event.
 * @param data what the message carries
 * @param which condition on `orders`; any order when absent
 */
export const ofOrder = <Kind extends OrderEventKind, Data>(
  kind: Kind,
  data: (orderId: string, event: OrderEvents[Kind]) => Data,
  which?: (event: OrderEvents[Kind]) => RawBuilder<boolean>,
): TellsOf<Data> => ofOwnEvent<OrderEvents>()(kind, data, which)

/** The same for events of one kind of orders. @typeParam Events their data, by their kinds */
export const ofOwnEvent =
  <Events>() =>
  <Kind extends keyof Events & string, Data>(
    kind: Kind,
    data: (orderId: string, event: Events[Kind]) => Data,
    which: (event: Events[Kind]) => RawBuilder<boolean> = () => sql`true`,
  ): TellsOf<Data> => ({
    [kind]: {
      whom: (event) => sql`
      select shopper_id, ${OWN_REACH} from orders
      where id = ${orderOfSubject(event.subject)} and ${which(event.data as Events[Kind])}`,
      data: (event) => data(orderOfSubject(event.subject), event.data as Events[Kind]),
    },
  })

/** The page of an order. */
export const orderPath = (orderId: string): string => `/my/order-detail/${orderId}`

/** What messages of orders carry: the order. */
export const ORDER_ID = 'number of the order'
