import { sql, type RawBuilder } from 'kysely'
import { orderInSubject } from '#shop/order-subject'

/** Whether an event is of an order that came by a share: a condition on its subject. */
export const isShared = (subject: RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from order_share where order_id = ${orderInSubject(subject)})`
