import { ORDER_STATUS, PAYMENT_STATUS, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { payables } from '#areas/all'
import { cancelOrder } from '#areas/orders/cancellation/cancel-order'
import { settleNotice } from '#areas/payment/settle-notice'
import { settlePayment } from '#areas/payment/settle-payment'
import type { CashierNotice } from '#ports/cashier'
import { createSandboxCashier } from '#areas/sandbox/sandbox-cashier'
import type { Database } from '#database/connect'
import { expireOrders } from '#areas/orders/cancellation/expire-orders'
import { refundPayments } from '#areas/payment/refund-payments'
import { ShopError } from '#kernel/shop-error'
import { checkBooks } from '../../../../test/check-books'
import { onEveryEngine } from '../../../../test/on-every-engine'
import { giveCoupon, manyShoppers, stockShelf } from '../../../../test/shelf'
import { NOON } from '../../../../test/shop'
import { within, workOn } from '../../../../test/work'
import { payAtCashier, placeOne } from '../../../../test/place-and-pay'

/** The number of concurrent requests. */
const COUNT = 50
const LATER = NOON + 31 * 60_000

interface PaidOrder {
  shopperId: string
  orderId: string
  notice: CashierNotice
}

/** Orders with a coupon each. The cashier has just collected their payments, but has not sent notices to the shop. */
async function paidAtCashier(db: Database, skuNo: string, count: number): Promise<PaidOrder[]> {
  const shoppers = await manyShoppers(db, count)
  return Promise.all(
    shoppers.map(async ({ shopperId, addressId }): Promise<PaidOrder> => {
      const coupons = [await giveCoupon(db, shopperId, { value: 1000 })]
      const { orderId } = await placeOne(db, { shopperId, addressId }, { skuNo, amount: 9000, draft: { coupons } })
      return { shopperId, orderId, notice: await payAtCashier(db, { shopperId, orderId }) }
    }),
  )
}

/** How each order ended: its status, and its payment. */
async function ends(db: Database, orders: readonly PaidOrder[]): Promise<Set<string>> {
  const { rows } = await sql<{ status: number; payment: number }>`
    select orders.status, payment.status as payment from orders join payment on payment.order_id = orders.id
    where orders.id = any(${orders.map((order) => order.orderId)}::text[])`.execute(db)
  expect(rows).toHaveLength(orders.length)
  return new Set(rows.map(({ status, payment }) => `${status}/${payment}`))
}

const PAID = `${ORDER_STATUS.paid}/${PAYMENT_STATUS.paid}`
const GIVEN_BACK = `${ORDER_STATUS.cancelled}/${PAYMENT_STATUS.refunded}`
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => [Math.random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)

onEveryEngine('money and stock', (engine) => {
  const db = () => engine.connection.db
  const cashier = () => createSandboxCashier({ db: db(), secret: 'test', clock: () => LATER })
  let told = 0
  /** Alternates between both ways of settling: a matching notice takes one statement, others take a transaction. */
  const hear = ({ notice }: PaidOrder, now: number) =>
    (told += 1) % 2 === 0
      ? settleNotice(workOn(db(), now), payables, 'sandbox', notice)
      : within(db(), now, (work) => settlePayment(work, payables, 'sandbox', notice))
  const refunded = async () => {
    while ((await refundPayments(workOn(db(), LATER), payables, cashier())) > 0);
  }

  it('end correctly when shoppers cancel while their payments arrive, whichever comes first', async () => {
    await stockShelf(db(), [{ skuNo: 'cancel', stock: 100 }])
    const orders = await paidAtCashier(db(), 'cancel', COUNT)
    const cancel = ({ shopperId, orderId }: PaidOrder) =>
      within(db(), NOON, (work) => cancelOrder(work, shopperId, orderId, '不想要了')).then(
        () => 0,
        (error: Error) => (error instanceof ShopError ? error.code : Number.NaN),
      )
    const moves = orders.flatMap((order) => [
      () => hear(order, NOON).then(() => 0),
      () => hear(order, NOON).then(() => 0),
      () => cancel(order),
      () => cancel(order),
    ])
    const codes = await Promise.all(shuffled(moves).map((move) => move()))
    expect(codes.every((code) => code === 0 || code === REPLY_CODE.wrongState)).toBe(true)
    await refunded()
    expect([...(await ends(db(), orders))].every((end) => end === PAID || end === GIVEN_BACK)).toBe(true)
    expect(await checkBooks(db(), { cancel: 100 })).toEqual([])
  })

  it('are right when orders run out while payments arrive, on several servers at once', async () => {
    await stockShelf(db(), [{ skuNo: 'expire', stock: 100 }])
    const orders = await paidAtCashier(db(), 'expire', COUNT)
    const silent = { ...cashier(), query: () => Promise.resolve(undefined) }
    const moves = [
      ...orders.map((order) => () => hear(order, LATER).then(() => {})),
      ...Array.from({ length: 6 }, () => () => expireOrders(workOn(db(), LATER), payables, silent).then(() => {})),
    ]
    await Promise.all(shuffled(moves).map((move) => move()))
    await refunded()
    expect([...(await ends(db(), orders))].every((end) => end === PAID || end === GIVEN_BACK)).toBe(true)
    expect(await checkBooks(db(), { expire: 100 })).toEqual([])
  })

  it('return stock once when several servers cancel the same unpaid orders', async () => {
    await stockShelf(db(), [{ skuNo: 'idle', stock: 70 }])
    const shoppers = await manyShoppers(db(), 60)
    await Promise.all(
      shoppers.map(({ shopperId, addressId }) =>
        placeOne(db(), { shopperId, addressId }, { skuNo: 'idle', amount: 10000 }),
      ),
    )
    const runs = await Promise.all(
      Array.from({ length: 4 }, () => expireOrders(workOn(db(), LATER), payables, cashier())),
    )
    expect(runs.reduce((sum, run) => sum + run, 0)).toBe(60)
    const { rows } = await sql<{
      stock: number
      sold: number
    }>`select stock, sold from sku where sku_no = 'idle'`.execute(db())
    expect(rows[0]).toEqual({ stock: 70, sold: 0 })
    expect(await checkBooks(db(), { idle: 70 })).toEqual([])
  })

  it('are refunded once when several servers refund the same payments', async () => {
    await stockShelf(db(), [{ skuNo: 'refund', stock: 100 }])
    const orders = await paidAtCashier(db(), 'refund', COUNT)
    for (const { shopperId, orderId } of orders)
      await within(db(), NOON, (work) => cancelOrder(work, shopperId, orderId, '不想要了'))
    await Promise.all(orders.map((order) => hear(order, NOON)))
    await Promise.all(Array.from({ length: 4 }, refunded))
    expect(await ends(db(), orders)).toEqual(new Set([GIVEN_BACK]))
    const { rows } = await sql<{ sum: number; count: number }>`
      select sum(amount) as sum, count(*) as count from sandbox_refund
      where payment_id = any(${orders.map((order) => order.notice.paymentId)}::text[])`.execute(db())
    expect(rows[0]).toEqual({ sum: COUNT * 9000, count: COUNT })
    expect(await checkBooks(db(), { refund: 100 })).toEqual([])
  })

  it('are settled once when one notice is handled fifty times at once in one statement', async () => {
    await stockShelf(db(), [{ skuNo: 'at-once', stock: 10 }])
    const [order] = (await paidAtCashier(db(), 'at-once', 1)) as [PaidOrder]
    const heard = await Promise.all(
      Array.from({ length: COUNT }, () => settleNotice(workOn(db(), NOON), payables, 'sandbox', order.notice)),
    )
    expect(heard.toSorted()).toEqual(['done', ...Array.from({ length: COUNT - 1 }, () => 'known')])
    expect(await ends(db(), [order])).toEqual(new Set([PAID]))
    expect(await checkBooks(db(), { 'at-once': 10 })).toEqual([])
  })

  it('are settled once when one notice is handled fifty times at once', async () => {
    await stockShelf(db(), [{ skuNo: 'notice', stock: 10 }])
    const [order] = (await paidAtCashier(db(), 'notice', 1)) as [PaidOrder]
    const heard = await Promise.all(Array.from({ length: COUNT }, () => hear(order, NOON)))
    expect(heard.filter((end) => end === 'done')).toHaveLength(1)
    expect(heard.filter((end) => end === 'known')).toHaveLength(COUNT - 1)
    expect(await ends(db(), [order])).toEqual(new Set([PAID]))
    expect(await checkBooks(db(), { notice: 10 })).toEqual([])
  })
})
