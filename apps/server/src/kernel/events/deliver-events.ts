import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { prepared } from '#database/prepared'
import { wishesOf, type Consumer } from '#kernel/events/consumer'
import type { ShopEvent } from '#kernel/events/shop-event'
import { house } from '#shop/actor'
import type { Shop } from '#shop/shop'
import { inTransaction, workAt } from '#shop/unit-of-work'

/** Ms a server may take for a delivery before another server takes it. */
const LEASE = 60_000
/** Maximum number of events handed out by one statement, and of deliveries leased by one. */
const BATCH = 50
const SECOND = 1000
const LONGEST_WAIT = 3_600_000

/** An event to deliver to a consumer, leased by this process until `until`. */
interface Leased extends ShopEvent {
  consumer: string
  attempts: number
  until: number
}

/** Ms to wait after a number of failures: one second first, then doubled each time, an hour at most. */
export const waitAfter = (attempts: number): number => Math.min(LONGEST_WAIT, SECOND * 2 ** Math.min(attempts - 1, 20))

/**
 * Creates deliveries of new events and makes the deliveries that are due, until none is due. Several servers may do so
 * at once, and so may one server for several consumers.
 * @param all consumers that new events are delivered to
 * @param consumers the consumers among `all` whose deliveries are made now
 * @param onHandedOut called with the consumers that got new events
 * @returns how many deliveries were made
 * @throws AggregateError if some failed, after all were tried; the failed ones are tried again
 */
export async function deliverEvents(
  shop: Shop,
  all: readonly Consumer[],
  consumers: readonly Consumer[] = all,
  onHandedOut: (consumers: readonly string[]) => void = () => {},
): Promise<number> {
  let due = false
  for (;;) {
    const handed = await handOut(shop.db, all, consumers, shop.ports.clock())
    onHandedOut(handed.consumers)
    due ||= handed.due
    if (handed.events < BATCH) break
  }
  return due ? deliverDue(shop, consumers) : 0
}

/** Makes due deliveries until there are none. */
async function deliverDue(shop: Shop, consumers: readonly Consumer[]): Promise<number> {
  const failures: Error[] = []
  let done = 0
  for (;;) {
    const leased = await leaseDue(shop.db, consumers, shop.ports.clock())
    if (leased.length === 0) break
    for (const one of leased) {
      const consumer = consumers.find(({ name }) => name === one.consumer)!
      await deliver(shop, consumer, one).then(
        (told) => void (done += told ? 1 : 0),
        async (error: Error) => {
          failures.push(error)
          await putOff(shop, one, error)
        },
      )
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} events could not be acted on and will be tried again`)
  return done
}

/** The result of `handOut`. */
interface HandedOut {
  /** How many events were handed out. */
  events: number
  /** The consumers that got deliveries. */
  consumers: string[]
  /** Whether one of the `served` consumers has a delivery that is due, whether it was created now or before. */
  due: boolean
}

/** Creates a delivery of each new event for each consumer of its kind. */
async function handOut(
  db: Database,
  consumers: readonly Consumer[],
  served: readonly Consumer[],
  now: number,
): Promise<HandedOut> {
  const isServed = sql`consumer = any(${served.map(({ name }) => name)}::text[])`
  const wishes = consumers.flatMap((one) => wishesOf(one).map((wish) => ({ consumer: one.name, ...wish })))
  const { rows } = await prepared<HandedOut>`with fresh as (
      select subject, version, kind, data from event
      where not handed_out
      order by at limit ${sql.lit(BATCH)} for update skip locked
    ),
    marked as (
      update event set handed_out = true from fresh
      where event.subject = fresh.subject and event.version = fresh.version and event.kind = fresh.kind
    ),
    due as (
      insert into event_delivery (subject, consumer, version, kind, next_at)
      select fresh.subject, wish.consumer, fresh.version, fresh.kind, ${now}::bigint
      from fresh join ${listRows(wishes, 'consumer text, kind text, data jsonb')} as wish
        on wish.kind = fresh.kind and (wish.data is null or fresh.data @> wish.data) and ${concerned(consumers)}
      on conflict do nothing
      returning consumer
    )
    select (select count(*) from fresh) as events, array(select distinct consumer from due) as consumers,
      exists (select from due where ${isServed})
        or exists (select from event_delivery where next_at <= ${now} and ${isServed}) as due`.execute(db)
  return rows[0] ?? { events: 0, consumers: [], due: false }
}

/** Returns a condition: whether the event's subject concerns the consumer. */
function concerned(consumers: readonly Consumer[]): RawBuilder<boolean> {
  const cases = consumers.flatMap(({ name, concerns }) =>
    concerns ? [sql`when ${sql.lit(name)} then ${concerns(sql`fresh.subject`)}`] : [],
  )
  return cases.length === 0 ? sql`true` : sql`case wish.consumer ${sql.join(cases, sql` `)} else true end`
}

/**
 * Leases due deliveries and returns them. Of each subject and consumer, only the earliest delivery is leased: later
 * ones wait until it is done.
 */
async function leaseDue(db: Database, consumers: readonly Consumer[], now: number): Promise<Leased[]> {
  const { rows } = await prepared<Leased>`with due as (
      select subject, consumer, version, kind from event_delivery delivery
      where next_at <= ${now} and consumer = any(${consumers.map(({ name }) => name)}::text[])
        and not exists (
          select from event_delivery earlier
          where earlier.subject = delivery.subject and earlier.consumer = delivery.consumer
            and (earlier.version, earlier.kind) < (delivery.version, delivery.kind))
        -- An event that another server is processing now has no delivery yet.
        and not exists (
          select from event earlier where earlier.subject = delivery.subject and earlier.version < delivery.version
            and not earlier.handed_out)
      order by next_at limit ${sql.lit(BATCH)} for update skip locked
    ),
    leased as (
      update event_delivery delivery set next_at = ${now + LEASE}, attempts = attempts + 1 from due
      where delivery.subject = due.subject and delivery.consumer = due.consumer
        and delivery.version = due.version and delivery.kind = due.kind
      returning delivery.*
    )
    select event.subject, event.version, event.kind, event.data, event.at, leased.consumer, leased.attempts,
      leased.next_at as until
    from leased join event using (subject, version, kind)
    order by event.subject, event.version, event.kind`.execute(db)
  return rows
}

/**
 * Makes one delivery.
 * @returns true if it was made here; false if its lease expired, so that another server may make it
 */
async function deliver(shop: Shop, { name, send, apply }: Consumer, leased: Leased): Promise<boolean> {
  const { consumer: _consumer, attempts: _attempts, until, ...event } = leased
  // Nothing is sent after the lease: another server may have sent a later event already.
  if (shop.ports.clock() >= until) return false
  await send?.(event, shop)
  return inTransaction(workAt(shop, shop.ports.clock(), house(name)), async (work) => {
    if (!(await end(work.db, leased))) return false
    await apply?.(event, work)
    return true
  })
}

/** Ends a delivery that is still leased by this process. */
async function end(db: Database, { subject, consumer, version, kind, until }: Leased): Promise<boolean> {
  const { rows } = await prepared`delete from event_delivery
    where subject = ${subject} and consumer = ${consumer} and version = ${version} and kind = ${kind}
      and next_at = ${until}
    returning subject`.execute(db)
  return rows.length > 0
}

async function putOff({ db, ports }: Shop, leased: Leased, error: Error): Promise<void> {
  const { subject, consumer, version, kind, until, attempts } = leased
  const next = ports.clock() + waitAfter(attempts)
  await sql`
    update event_delivery set next_at = ${next}, last_error = ${error.message.slice(0, 500)}
    where subject = ${subject} and consumer = ${consumer} and version = ${version} and kind = ${kind}
      and next_at = ${until}`.execute(db)
}
