import { sql, type RawBuilder } from 'kysely'
import type { OrderEventKind, OrderEvents } from '#areas/orders/events/order-event'
import type { TellsOf } from '#kernel/messages/message'
import { OWN_REACH } from '#kernel/messages/own-reach'
import { orderOfSubject } from '#shop/order-subject'

/**
 * Declares a message to an order's shopper about an event of the order.
 * @param data the data of the message
 * @param which condition on `orders`; absent for all orders
 */
export const ofOrder = <Kind extends OrderEventKind, Data>(
  kind: Kind,
  data: (orderId: string, event: OrderEvents[Kind]) => Data,
  which?: (event: OrderEvents[Kind]) => RawBuilder<boolean>,
): TellsOf<Data> => ofOwnEvent<OrderEvents>()(kind, data, which)

/**
 * Declares a message about an event that only one kind of orders has. @typeParam Events the data of these events, by
 * their kinds
 */
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

/** The path of an order's page. */
export const orderPath = (orderId: string): string => `/my/order-detail/${orderId}`

/** Description of the data in messages about orders. */
export const ORDER_ID = 'number of the order'
