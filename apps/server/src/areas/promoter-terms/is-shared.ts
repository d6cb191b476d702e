import { sql, type RawBuilder } from 'kysely'
import { orderInSubject } from '#shop/order-subject'

/** Condition on an event's subject: its order was placed through a share. */
export const isShared = (subject: RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from order_share where order_id = ${orderInSubject(subject)})`
