import { setTimeout as sleep } from 'node:timers/promises'
import { ORDER_STATUS, PAYMENT_STATUS } from '@hearth/domain'
import type { PaymentState } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { payables } from '#areas/all'
import { settledPayments } from '#areas/payment/settled-payments'
import { openOrderingShop, type OrderingShop } from '../../test/ordering-shop'
import { stockShelf } from '../../test/shelf'

const LONG = 600_000
const NEVER = 600_000

describe('a poll for a payment', () => {
  let shop: OrderingShop
  let end = () => {}
  beforeAll(async () => {
    shop = await openOrderingShop({ connections: 1 })
    await stockShelf(shop.connection.db, [{ skuNo: 'lamp', stock: 1000 }])
  })
  afterEach(() => end())
  afterAll(() => shop.close())

  const letWait = (longest: number, lookEvery: number) => {
    end = shop.inside.payments.begin({
      longest,
      lookEvery,
      happened: (paymentIds) => settledPayments(shop.connection.db, payables, paymentIds),
      onFailure: (error) => {
        throw error
      },
    })
  }

  /** A payment that was just started, and polls for it, which record when they were answered. */
  async function waiting() {
    const buyer = await shop.buyer()
    const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
    const started = await shop.startPayment(buyer, orderId)
    const poll = async () =>
      (await shop.ask<PaymentState>({ url: `/api/payment/polling/v1?orderId=${orderId}`, headers: buyer.headers })).data
    const notice = {
      paymentId: started.paymentId,
      tradeNo: `T${started.paymentId}`,
      amount: 10000,
      result: 'paid' as const,
      time: shop.ports.clock(),
    }
    return { buyer, orderId, started, poll, notice }
  }

  /**
   * Lets all pending promises settle.
   * @returns whether a poll was answered
   */
  async function isAnswered(poll: Promise<unknown>): Promise<boolean> {
    await shop.connection.db.selectFrom('setting').select('name').execute()
    return Promise.race([
      poll.then(() => true),
      new Promise<boolean>((resolve) => void setTimeout(() => resolve(false), 20)),
    ])
  }

  it('is answered the moment its notice is handled, with the result', async () => {
    letWait(LONG, NEVER)
    const { poll, notice } = await waiting()
    const asked = poll()
    expect(await isAnswered(asked)).toBe(false)
    expect(await shop.notify(notice)).toBe(200)
    expect(await asked).toMatchObject({ paymentStatus: PAYMENT_STATUS.paid, orderStatus: ORDER_STATUS.paid })
  })

  it('is answered by a query when another server got the notice, or the order was cancelled', async () => {
    letWait(LONG, 5)
    const [one, other] = [await waiting(), await waiting()]
    const asked = [one.poll(), other.poll()]
    await sql`update payment set status = ${PAYMENT_STATUS.paid} where id = ${one.started.paymentId}`.execute(
      shop.connection.db,
    )
    await sql`update orders set status = ${ORDER_STATUS.cancelled} where id = ${other.orderId}`.execute(
      shop.connection.db,
    )
    expect((await asked[0])?.paymentStatus).toBe(PAYMENT_STATUS.paid)
    expect((await asked[1])?.orderStatus).toBe(ORDER_STATUS.cancelled)
  })

  it('says that the payment still waits once its time is over', async () => {
    letWait(10, NEVER)
    const { poll } = await waiting()
    expect(await poll()).toMatchObject({
      paymentStatus: PAYMENT_STATUS.pending,
      orderStatus: ORDER_STATUS.pendingPayment,
    })
  })

  it('is answered at once for what is settled, not begun, or another’s, and where the server does not let it wait', async () => {
    letWait(LONG, NEVER)
    const { buyer, poll, notice, orderId } = await waiting()
    await shop.notify(notice)
    expect((await poll())?.paymentStatus).toBe(PAYMENT_STATUS.paid)
    const unpaid = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
    expect(
      await shop.ask({ url: `/api/payment/polling/v1?orderId=${unpaid.orderId}`, headers: buyer.headers }),
    ).toMatchObject({ data: { paymentStatus: PAYMENT_STATUS.pending } })
    expect(
      await shop.ask({ url: `/api/payment/polling/v1?orderId=${orderId}`, headers: (await shop.buyer()).headers }),
    ).toMatchObject({ status: 404 })
    end()
    expect((await (await waiting()).poll())?.paymentStatus).toBe(PAYMENT_STATUS.pending)
  })

  it('is answered when the server closes', async () => {
    letWait(LONG, NEVER)
    const { poll } = await waiting()
    const asked = poll()
    expect(await isAnswered(asked)).toBe(false)
    end()
    expect((await asked)?.paymentStatus).toBe(PAYMENT_STATUS.pending)
  })

  it('waits with a few others of its shopper and no more', async () => {
    letWait(LONG, NEVER)
    const { poll, notice } = await waiting()
    const polls = Array.from({ length: 8 }, poll)
    const early = await Promise.race(polls)
    expect(early?.paymentStatus).toBe(PAYMENT_STATUS.pending)
    await shop.notify(notice)
    const states = (await Promise.all(polls)).map((state) => state?.paymentStatus)
    expect(states.filter((state) => state === PAYMENT_STATUS.paid)).toHaveLength(5)
  })

  it('has one query at a time, however many polls come while it takes long', async () => {
    letWait(LONG, 5)
    const { db } = shop.connection
    const waiters = shop.inside.payments
    let letGo = () => {}
    const busy = db.transaction().execute(() => new Promise<void>((resolve) => (letGo = resolve)))
    shop.queries.length = 0
    const polls: Promise<boolean>[] = []
    for (let n = 0; n < 5; n += 1) {
      polls.push(waiters.wait(`shopper-${n}`, `P-${n}`, waiters.moment()))
      await sleep(20)
    }
    end()
    letGo()
    await busy
    await Promise.all(polls)
    await db.selectFrom('setting').select('name').execute()
    expect(shop.queries.filter((query) => query.includes('select payment.id from payment'))).toHaveLength(1)
  })

  it('does not miss a notice between its query and its wait', async () => {
    letWait(LONG, NEVER)
    const waiters = shop.inside.payments
    const before = waiters.moment()
    waiters.tell('P-between')
    expect(await waiters.wait('li', 'P-between', before)).toBe(true)
    const later = waiters.wait('li', 'P-between', waiters.moment())
    waiters.tell('P-between')
    expect(await later).toBe(true)
  })
})
