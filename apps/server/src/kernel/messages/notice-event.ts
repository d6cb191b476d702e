import { sql, type RawBuilder } from 'kysely'
import { listRows } from '#database/list-rows'
import type { TellsOf } from '#kernel/messages/message'
import { OWN_REACH } from '#kernel/messages/own-reach'
import { actorText } from '#shop/actor'
import type { UnitOfWork } from '#shop/unit-of-work'

/** One event of a kind. */
export interface NoticeEvent<Data> {
  /** What it is kept under, such as `arrival/482913570`. */
  subject: string
  version: number
  data: Data
}

/**
 * A kind of event that is there to tell one shopper of something, such as a coupon that ends: it happened to no order
 * and no request.
 */
export interface NoticeEventKind<Data extends { shopperId: string }> {
  /** Keeps some, in the transaction that marks what they tell of as told. */
  emit(work: UnitOfWork, events: readonly NoticeEvent<Data>[]): Promise<void>
  /** Told to the shopper that it names, or those that `whom` selects. */
  told(whom?: (data: Data, subject: string) => RawBuilder<object>): TellsOf<Omit<Data, 'shopperId'>>
}

/** @param kind such as `notice.couponEnding`: events are kept under it */
export const noticeEvent = <Data extends { shopperId: string }>(kind: string): NoticeEventKind<Data> => ({
  async emit({ db, now, actor, afterCommit, outbox }, events) {
    if (events.length === 0) return
    await sql`
      insert into event (subject, version, kind, data, at, actor)
      select subject, version, ${kind}, data, ${now}::bigint, ${actorText(actor)}::text
      from ${listRows(events, 'subject text, version integer, data jsonb')} as told`.execute(db)
    afterCommit(outbox.wake)
  },
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
