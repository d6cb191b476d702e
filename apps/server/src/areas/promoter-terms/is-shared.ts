import { sql, type RawBuilder } from 'kysely'
import { orderInSubject } from '#shop/order-subject'

/** Condition on the subject of an event: the order that the subject names was placed through a share. */
export const isShared = (subject: RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from order_share where order_id = ${orderInSubject(subject)})`
