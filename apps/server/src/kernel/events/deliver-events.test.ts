import { DAY } from '@hearth/domain'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { placeOrder } from '#areas/checkout/place-order'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import type { Database } from '#database/connect'
import type { Consumer } from '#kernel/events/consumer'
import { deliverEvents, waitAfter } from '#kernel/events/deliver-events'
import { eventKey, type ShopEvent } from '#kernel/events/shop-event'
import { runJob } from '#kernel/jobs/jobs'
import { eventsJobs } from '#kernel/open-areas'
import type { Shop } from '#shop/shop'
import { orderSubject } from '#shop/order-subject'
import { createOutbox } from '#shop/outbox'
import type { UnitOfWork } from '#shop/unit-of-work'
import { NOON } from '../../../test/noon'
import { howMuch } from '@hearth/vitest/whole'
import { onEveryEngine } from '../../../test/on-every-engine'
import { draftOf, manyShoppers, stockShelf } from '../../../test/shelf'
import { within, workOn } from '../../../test/work'

/** Ms after which another server takes over the leases of a server that died. */
const LEASE_OVER = 60_001
const KINDS = ['order.paid', 'order.shipped', 'order.received']

onEveryEngine('events', (engine) => {
  const db = () => engine.connection.db
  let now = NOON
  const shop = () => ({ ...workOn(db(), now), ports: { clock: () => now } }) as unknown as Shop

  beforeEach(async () => {
    now = NOON
    await sql`delete from event_delivery`.execute(db())
    await sql`update event set handed_out = true`.execute(db())
    await sql`create table if not exists effect (consumer text, event text, place serial)`.execute(db())
    await sql`delete from effect`.execute(db())
  })

  /** Records the event it received, in the transaction that it is given. */
  const note = async (consumer: string, event: ShopEvent, { db }: Pick<UnitOfWork, 'db'>) =>
    void (await sql`insert into effect (consumer, event) values (${consumer}, ${eventKey(event)})`.execute(db))
  const noting = (name: string): Consumer => ({ name, kinds: KINDS, apply: (event, work) => note(name, event, work) })
  const effects = async (consumer: string, database: Database = db()) =>
    (
      await sql<{ event: string }>`select event from effect where consumer = ${consumer} order by place`.execute(
        database,
      )
    ).rows.map(({ event }) => event)
  const deliver = (...consumers: Consumer[]) => deliverEvents(shop(), consumers)

  let shelves = 0
  /**
   * Places orders and writes events of all kinds for each order, each event in a transaction of its own. Returns the
   * orders and the events.
   */
  async function lived(count: number) {
    const skuNo = `event-${(shelves += 1)}`
    await stockShelf(db(), [{ skuNo, stock: count }])
    const orders = await Promise.all(
      (await manyShoppers(db(), count)).map(({ shopperId, addressId }) =>
        within(db(), now, (work) =>
          placeOrder(work, draftOf(addressId, [{ skuNo, itemQuantity: 1 }], 10000), {
            shopperId,
            now,
            enterprise: false,
          }),
        ),
      ),
    )
    for (const { orderId } of orders)
      for (const kind of KINDS)
        await within(db(), now, (work) => emitOrderEvent(work, [orderId], kind as 'order.paid', {}))
    const events = orders.map(({ orderId }) =>
      KINDS.map((kind, at) => eventKey({ subject: orderSubject(orderId), version: at + 2, kind })),
    )
    return { orders, events }
  }

  it('are handled once each, in order for each order', async () => {
    const { events } = await lived(3)
    expect(await deliver(noting('points'), noting('mail'))).toBe(18)
    for (const consumer of ['points', 'mail']) {
      const told = await effects(consumer)
      expect([...told].sort()).toEqual(events.flat().sort())
      for (const ofOrder of events) expect(told.filter((one) => ofOrder.includes(one))).toEqual(ofOrder)
    }
    expect(await deliver(noting('points'), noting('mail'))).toBe(0)
  })

  it('are delivered to no consumer whom their subject does not concern', async () => {
    const { orders, events } = await lived(2)
    const concerned: Consumer = {
      ...noting('concerned'),
      concerns: (subject) => sql`${subject} = ${sql.lit(orderSubject(orders[1]!.orderId))}`,
    }
    expect(await deliver(concerned, noting('all'))).toBe(9)
    expect(await effects('concerned')).toEqual(events[1])
  })

  it('that no consumer receives wait for none', async () => {
    const outbox = createOutbox()
    outbox.expect([{ kind: 'order.paid' }, { kind: 'order.shipped', data: { left: 1 } }])
    const { orders } = await lived(1)
    await deliver()
    const { orderId } = orders[0]!
    const told = { companyName: '', trackingNumber: '' }
    await within(db(), now, async (work) => {
      const expecting = { ...work, outbox }
      await emitOrderEvent(expecting, [orderId], 'order.received', {})
      await emitOrderEvent(expecting, [orderId], 'order.shipped', { ...told, left: 1 })
      await emitOrderEvent(expecting, [orderId], 'order.shipped', told)
      await emitOrderEvent(expecting, [orderId], 'order.paid', {})
    })
    const { rows } = await sql<{ kind: string; version: number }>`
      select kind, version from event where not handed_out order by version`.execute(db())
    expect(rows).toEqual([
      { kind: 'order.shipped', version: 6 },
      { kind: 'order.paid', version: 8 },
    ])
  })

  it('of a change that was rolled back are never handled', async () => {
    const { orders } = await lived(1)
    await deliver(noting('points'))
    const given = within(db(), now, async (work) => {
      await emitOrderEvent(work, [orders[0]!.orderId], 'order.paid', {})
      throw new Error('no')
    })
    await expect(given).rejects.toThrow('no')
    expect(await deliver(noting('points'))).toBe(0)
  })

  it('that one consumer fails at are kept for it, and delay no other', async () => {
    const { events } = await lived(2)
    const [bad] = events[0]!
    const failing: Consumer = {
      ...noting('failing'),
      apply: async (event, work) => {
        await note('failing', event, work)
        if (eventKey(event) === bad) throw new Error('the courier is closed')
      },
    }
    await expect(deliver(failing, noting('well'))).rejects.toThrow('1 events could not be acted on')
    expect([...(await effects('well'))].sort()).toEqual(events.flat().sort())
    // After the failure, no further event of the same order is delivered. The effect of the failed delivery was rolled
    // back.
    expect(await effects('failing')).toEqual(events[1])
    expect(await deliver(failing)).toBe(0)
    const { rows } = await sql<{ attempts: number; why: string }>`
      select attempts, last_error as why from event_delivery where consumer = 'failing' and version = 2`.execute(db())
    expect(rows).toEqual([{ attempts: 1, why: 'the courier is closed' }])
    now += waitAfter(1)
    expect(await deliver(noting('failing'))).toBe(3)
    expect([...(await effects('failing'))].sort()).toEqual(events.flat().sort())
  })

  it('that another server took over from a slow one are handled by that one alone', async () => {
    const { events } = await lived(4)
    const sent: string[] = []
    const quick: Consumer = {
      name: 'outside',
      kinds: KINDS,
      send: (event) => Promise.resolve(void sent.push(eventKey(event))),
    }
    let begun: string | undefined
    const slow: Consumer = {
      ...quick,
      async send(event) {
        await quick.send?.(event, shop())
        if (begun) return
        begun = eventKey(event)
        now += LEASE_OVER
        await deliver(quick)
      },
    }
    await deliver(slow)
    // The server that takes over does not know whether the first delivery succeeded, so it sends this event again.
    expect(sent.filter((one) => one === begun)).toHaveLength(2)
    expect(sent.filter((one) => one !== begun).sort()).toEqual(
      events
        .flat()
        .filter((one) => one !== begun)
        .sort(),
    )
  })

  it('that an outside service does not answer to delay no other', async () => {
    const { events } = await lived(2)
    let answer = () => {}
    let ask = () => {}
    const asked = new Promise<void>((resolve) => (ask = resolve))
    const silent: Consumer = {
      name: 'silent',
      kinds: KINDS,
      send() {
        ask()
        return new Promise<void>((resolve) => (answer = resolve))
      },
    }
    const sent: string[] = []
    const quick: Consumer = {
      name: 'quick',
      kinds: KINDS,
      send: (event) => Promise.resolve(void sent.push(eventKey(event))),
    }
    const area = { name: 'area', calls: [], consumers: [noting('inside'), silent, quick] }
    const job = (name: string) =>
      runJob(
        shop(),
        eventsJobs(shop(), [area]).find((one) => one.name === name)!,
      )
    const waiting = job('events for silent')
    // Before `silent` is asked, its job may still lock the new events, and the other jobs skip locked events.
    await asked
    await Promise.all([job('events'), job('events for quick')])
    expect([...(await effects('inside'))].sort()).toEqual(events.flat().sort())
    expect(sent.sort()).toEqual(events.flat().sort())
    const answering = setInterval(() => answer(), 1)
    await waiting
    clearInterval(answering)
  })

  it('are retried at growing intervals, within the hour', () => {
    expect([1, 2, 3, 10, 30].map(waitAfter)).toEqual([1000, 2000, 4000, 512_000, 3_600_000])
    expect(waitAfter(10_000)).toBeLessThan(DAY)
  })

  it('that were sent to an outside service by a server that then died are sent again under the same key', async () => {
    const { events } = await lived(1)
    const sent: string[] = []
    const dies = new Error('killed')
    const mailing = (survives: boolean): Consumer => ({
      name: 'mail',
      kinds: ['order.paid'],
      send: (event) => Promise.resolve(void sent.push(eventKey(event))),
      apply: () => (survives ? Promise.resolve() : Promise.reject(dies)),
    })
    await expect(deliver(mailing(false))).rejects.toThrow('will be tried again')
    now += waitAfter(1)
    expect(await deliver(mailing(true))).toBe(1)
    expect(sent).toEqual([events[0]![0], events[0]![0]])
  })

  it('have each effect once, in order for each order, though servers are killed between statements and others continue', async () => {
    const { events } = await lived(howMuch(10, 100))
    let deaths = 0
    let deeds = 0
    /** A server that is killed sometimes: its transactions are rolled back, its leases remain. */
    const mortal = (lifespan: number) => {
      const alive = shop()
      let dead = false
      const die = () => {
        dead = true
        deaths += 1
        throw new Error('killed')
      }
      const consumer: Consumer = {
        name: 'points',
        kinds: KINDS,
        async apply(event, work) {
          deeds += 1
          if (deeds % lifespan === 0) die()
          await note('points', event, work)
          if (deeds % lifespan === 1) die()
        },
      }
      const clock = () => {
        if (dead) throw new Error('killed')
        return now
      }
      return deliverEvents({ ...alive, ports: { ...alive.ports, clock } }, [consumer])
    }
    for (;;) {
      const ended = await Promise.allSettled([mortal(5), mortal(7), mortal(11)])
      now += LEASE_OVER
      if (ended.every(({ status }) => status === 'fulfilled')) break
    }
    expect(deaths).toBeGreaterThan(events.length / 2)
    const told = await effects('points')
    expect(told).toHaveLength(events.flat().length)
    for (const ofOrder of events) expect(told.filter((one) => ofOrder.includes(one))).toEqual(ofOrder)
  })

  it('are handed out to several servers at once, each to one', async () => {
    const { events } = await lived(20)
    const done = await Promise.all(Array.from({ length: 5 }, () => deliver(noting('points'))))
    expect(done.reduce((sum, one) => sum + one, 0)).toBe(60)
    expect([...(await effects('points'))].sort()).toEqual(events.flat().sort())
  })
})
