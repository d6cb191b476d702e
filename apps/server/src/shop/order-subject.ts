import { sql, type RawBuilder } from 'kysely'

/** Returns the subject of events of an order. */
export const orderSubject = (orderId: string): string => `order/${orderId}`

/** SQL expression for the order's number in an event's subject. */
export const orderInSubject = (subject: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`substr(${subject}, ${sql.lit('order/'.length + 1)})`

/** Returns the order's number in an event's subject. */
export const orderOfSubject = (subject: string): string => subject.slice('order/'.length)
