import { sql, type RawBuilder } from 'kysely'
import { listRows } from '#database/list-rows'
import type { TellsOf } from '#kernel/messages/message'
import { markSaid, subjectOf } from '#kernel/messages/mark-said'
import { OWN_REACH } from '#kernel/messages/own-reach'
import { actorText } from '#shop/actor'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** One event of a kind. */
export interface TellingEvent<Data> {
  /** The subject of the event, such as `arrival/482913570`. */
  subject: string
  version: number
  data: Data
}

/** A one-time reminder to a shopper: `id` is the mark it is stored under, such as `trial-ending/482913570`. */
export interface Reminder<Data> {
  id: string
  data: Data
}

/**
 * A kind of event that only tells one shopper something, such as a coupon that ends, and belongs to no order or
 * request.
 */
export interface TellingEventKind<Data extends { shopperId: string }> {
  /**
   * Stores events, in the transaction that marks their subjects as told. An event that is stored already is not stored
   * again.
   */
  emit(work: UnitOfWork, events: readonly TellingEvent<Data>[]): Promise<void>
  /**
   * Marks reminders as sent and stores an event for each new one, in a transaction of its own.
   * @returns how many events were stored
   */
  remind(work: UnitOfWork, reminders: readonly Reminder<Data>[]): Promise<number>
  /**
   * Returns the recipients of an event and its data: the shopper whom the event names, or the shoppers whom `whom`
   * selects.
   */
  told(whom?: (data: Data, subject: string) => RawBuilder<object>): TellsOf<Omit<Data, 'shopperId'>>
}

/** @param kind such as `notice.couponEnding`, under which events are stored */
export const tellingEvent = <Data extends { shopperId: string }>(kind: string): TellingEventKind<Data> => ({
  emit: (work, events) => emit(work, kind, events),
  remind: (work, reminders) =>
    inTransaction(work, async (inside) => {
      const unsaid = await markSaid(
        inside,
        reminders.map(({ id }) => id),
      )
      const events = reminders
        .filter(({ id }) => unsaid.has(id))
        .map(({ id, data }) => ({ subject: subjectOf(id), version: 1, data }))
      await emit(inside, kind, events)
      return events.length
    }),
  told: (whom = ({ shopperId }) => sql`select ${shopperId}::text as shopper_id, ${OWN_REACH}`) => ({
    [kind]: {
      whom: ({ subject, data }) => whom(data as Data, subject),
      data: ({ data }) => {
        const { shopperId: _, ...rest } = data as Data
        return rest
      },
    },
  }),
})

async function emit(work: UnitOfWork, kind: string, events: readonly TellingEvent<object>[]): Promise<void> {
  const { db, now, actor, afterCommit, outbox } = work
  if (events.length === 0) return
  await sql`
    insert into event (subject, version, kind, data, at, actor)
    select subject, version, ${kind}, data, ${now}::bigint, ${actorText(actor)}::text
    from ${listRows(events, 'subject text, version integer, data jsonb')} as told
    on conflict do nothing`.execute(db)
  afterCommit(outbox.wake)
}
