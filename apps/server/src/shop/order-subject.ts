import { sql, type RawBuilder } from 'kysely'

/** What events of an order are kept under. */
export const orderSubject = (orderId: string): string => `order/${orderId}`

/** The order that an event is kept under, as part of a statement. */
export const orderInSubject = (subject: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`substr(${subject}, ${sql.lit('order/'.length + 1)})`

/** The order that an event is kept under. */
export const orderOfSubject = (subject: string): string => subject.slice('order/'.length)
