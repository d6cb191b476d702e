import { PAYMENT_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { kindOf, type PayableKind } from '#areas/payment/payable'
import { refundPayments } from '#areas/payment/refund-payments'
import { cover, refundByRows } from '#areas/payment/request-refund'
import { settleNotice } from '#areas/payment/settle-notice'
import { settledPayments } from '#areas/payment/settled-payments'
import { startPayment } from '#areas/payment/start-payment'
import { createSandboxCashier } from '#areas/sandbox/sandbox-cashier'
import { onEveryEngine } from '../../../test/on-every-engine'
import { manyShoppers } from '../../../test/shelf'
import { NOON } from '../../../test/shop'
import { within, workOn } from '../../../test/work'
import { settleAtCashier } from '../../../test/place-and-pay'

/**
 * A kind of payable for the deposit or the balance of a pre-sale. The column `paid` counts the payments that were made.
 */
const part = (name: 'deposit' | 'balance', happened: string[]): PayableKind => {
  const waits = sql<boolean>`paid < ${name === 'deposit' ? 1 : 2} and paid >= ${name === 'deposit' ? 0 : 1}`
  return {
    name,
    async lock({ db: trx }, id) {
      const { rows } = await sql<{ waits: boolean }>`
        select ${waits} as waits from presale where id = ${id} for update`.execute(trx)
      return rows[0] && { waits: rows[0].waits, amount: name === 'deposit' ? 10000 : 90000, lateCause: 'paidBefore' }
    },
    async paid({ db }, id) {
      happened.push(`${name} paid`)
      await sql`update presale set paid = paid + 1 where id = ${id}`.execute(db)
      return name === 'deposit' ? 'deposited' : 'sold'
    },
    failed: async () => void happened.push(`${name} failed`),
    refundOwed: async (_work, _id, cause) => void happened.push(`${name} owed: ${cause}`),
    refunded: async () => void happened.push(`${name} refunded`),
    refundStuck: async () => void happened.push(`${name} stuck`),
    isOver: (id) => sql`exists (select from presale where presale.id = ${id} and not (${waits}))`,
  }
}

onEveryEngine('a payable that is no order', (engine) => {
  const db = () => engine.connection.db

  async function presale(id: string) {
    await sql`create table if not exists presale (id text primary key, paid integer not null default 0)`.execute(db())
    await sql`insert into presale (id) values (${id})`.execute(db())
    const [{ shopperId }] = (await manyShoppers(db(), 1)) as [{ shopperId: string; addressId: string }]
    await sql`
      insert into orders (id, shopper_id, order_way, status, product_amount, discount_amount, coupon_amount,
        freight_amount, pay_amount, address, pay_deadline, created_at)
      values (${id}, ${shopperId}, 1, 10, 0, 0, 0, 0, 0, '{}', ${NOON}, ${NOON})`.execute(db())
    const happened: string[] = []
    const kinds = [part('deposit', happened), part('balance', happened)]
    const cashier = createSandboxCashier({ db: db(), secret: 'test', clock: () => NOON })
    const begin = (kind: 'deposit' | 'balance', amount: number, at: number) =>
      within(db(), NOON + at, (work) =>
        startPayment(work, { payable: { kind, id }, orderId: id, shopperId, amount, channel: 'sandbox' }),
      )
    const pay = async (payment: Awaited<ReturnType<typeof begin>>) => {
      const notice = await settleAtCashier(db(), payment)
      return settleNotice(workOn(db(), NOON), kinds, 'sandbox', notice)
    }
    const refund = (request: string, fen: number) =>
      within(db(), NOON, (work) =>
        refundByRows(work, { request, orderId: id, cause: 'cancelled' }, [
          { line: 0, quantity: 1, stage: 'list', fen },
        ]),
      )
    const backOf = async (paymentId: string) => {
      const { rows } = await sql<{ back: number; status: number }>`
        select (select coalesce(sum(amount), 0) from sandbox_refund where payment_id = payment.id)::integer as back,
          status
        from payment where id = ${paymentId}`.execute(db())
      return rows[0]
    }
    return {
      kinds,
      happened,
      begin,
      pay,
      refund,
      backOf,
      giveBack: () => refundPayments(workOn(db(), NOON), kinds, cashier),
    }
  }

  it('is paid in two payments, and a second payment of the same is refunded', async () => {
    const sale = await presale('two-payments')
    const deposit = await sale.begin('deposit', 10000, 0)
    const again = await sale.begin('deposit', 10000, 1)
    expect(await sale.pay(deposit)).toBe('done')
    expect(await sale.pay(deposit)).toBe('known')
    expect(await settledPayments(db(), sale.kinds, [deposit.paymentId, again.paymentId])).toHaveLength(2)
    expect(await sale.pay(again)).toBe('inVain')
    expect(await sale.pay(await sale.begin('balance', 90000, 2))).toBe('done')
    expect(await sale.giveBack()).toBe(1)
    expect(sale.happened).toEqual(['deposit paid', 'deposit owed: paidBefore', 'balance paid', 'deposit refunded'])
    expect(await sale.backOf(again.paymentId)).toEqual({ back: 10000, status: PAYMENT_STATUS.refunded })
  })

  it('is refunded from the newest payment first, in parts, and never beyond what was paid', async () => {
    const sale = await presale('in-parts')
    const deposit = await sale.begin('deposit', 10000, 0)
    await sale.pay(deposit)
    const balance = await sale.begin('balance', 90000, 1)
    await sale.pay(balance)
    expect(await sale.refund('first', 40000)).toBe(40000)
    await sale.giveBack()
    expect(await sale.backOf(balance.paymentId)).toEqual({ back: 40000, status: PAYMENT_STATUS.paid })
    expect(await sale.refund('second', 55000)).toBe(55000)
    await sale.giveBack()
    expect(await sale.backOf(balance.paymentId)).toEqual({ back: 90000, status: PAYMENT_STATUS.refunded })
    expect(await sale.backOf(deposit.paymentId)).toEqual({ back: 5000, status: PAYMENT_STATUS.paid })
    await expect(sale.refund('third', 5001)).rejects.toThrow('less than 5001 fen left')
    expect(await sale.refund('third', 5000)).toBe(5000)
    await sale.giveBack()
    expect(await sale.backOf(deposit.paymentId)).toEqual({ back: 10000, status: PAYMENT_STATUS.refunded })
  })

  it('is refunded once for each request, by a hundred at once', async () => {
    const sale = await presale('one-request')
    const deposit = await sale.begin('deposit', 10000, 0)
    await sale.pay(deposit)
    const ends = await Promise.allSettled(Array.from({ length: 100 }, () => sale.refund('same', 100)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await Promise.all([sale.giveBack(), sale.giveBack()])
    expect(await sale.backOf(deposit.paymentId)).toMatchObject({ back: 100 })
  })

  it('is known to the shop by the kinds that areas declare', () => {
    expect(() => kindOf([], 'repair')).toThrow('No area of this shop is paid for a repair')
  })
})

it('covers an amount by payments in their order, each up to its own amount', () => {
  const left = [30, 0, 50].map((amount, at) => ({ paymentId: `${at}`, tradeNo: '', amount }))
  expect(cover(60, left)?.map(({ paymentId, amount }) => [paymentId, amount])).toEqual([
    ['0', 30],
    ['2', 30],
  ])
  expect(cover(81, left)).toBeUndefined()
})
