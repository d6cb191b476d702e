import { payables } from '#areas/all'
import { ORDER_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { cancelOrder } from '#areas/orders/cancellation/cancel-order'
import { payOrder } from '#areas/orders/payment/pay-order'
import { createSandboxCashier } from '#areas/sandbox/sandbox-cashier'
import { expireOrders } from '#areas/orders/cancellation/expire-orders'
import { checkBooks } from '../../../../test/check-books'
import { onEveryEngine } from '../../../../test/on-every-engine'
import { manyShoppers, promote, stockShelf } from '../../../../test/shelf'
import { NOON } from '../../../../test/shop'
import { within, workOn } from '../../../../test/work'
import { placeOne } from '../../../../test/place-and-pay'

const LATER = NOON + 31 * 60_000

onEveryEngine('orders nobody paid', (engine) => {
  const db = () => engine.connection.db
  const cashier = () => createSandboxCashier({ db: db(), secret: 'test', clock: () => LATER })
  const statuses = async (orderIds: readonly string[]) => {
    const { rows } = await sql<{
      id: string
      status: number
    }>`select id, status from orders where id = any(${[...orderIds]}::text[])`.execute(db())
    return orderIds.map((orderId) => rows.find((row) => row.id === orderId)?.status)
  }

  /** Orders of one piece, each by another shopper. */
  async function place(count: number, skuNo: string, orderAmount = 10000) {
    const shoppers = await manyShoppers(db(), count)
    return Promise.all(
      shoppers.map(async ({ shopperId, addressId }) => {
        const { orderId } = await placeOne(db(), { shopperId, addressId }, { skuNo, amount: orderAmount })
        return { shopperId, orderId }
      }),
    )
  }

  it('give back to a promotion no more than it has sold since it was put on the sku again', async () => {
    await stockShelf(db(), [{ skuNo: 'again', stock: 20 }])
    await promote(db(), { id: 'again-sale', type: 101, skuNos: ['again'], price: 9900, stock: 5 })
    const [cancelled, expired] = await place(2, 'again', 9900)
    await sql`delete from promotion_sku where promotion_id = 'again-sale'`.execute(db())
    await sql`
      insert into promotion_sku (promotion_id, sku_no, promotion_price, stock)
      values ('again-sale', 'again', 9900, 5)`.execute(db())
    await within(db(), NOON, (work) => cancelOrder(work, cancelled?.shopperId ?? '', cancelled?.orderId ?? '', ''))
    expect(await expireOrders(workOn(db(), LATER), payables, cashier())).toBe(1)
    expect(await statuses([expired?.orderId ?? ''])).toEqual([ORDER_STATUS.cancelled])
    const { rows } = await sql`select stock, sold from promotion_sku where promotion_id = 'again-sale'`.execute(db())
    expect(rows).toEqual([{ stock: 5, sold: 0 }])
    expect(await checkBooks(db(), { again: 20 })).toEqual([])
  })

  it('are cancelled though one of them fails, which is reported and tried again', async () => {
    await stockShelf(db(), [{ skuNo: 'good', stock: 200 }, { skuNo: 'broken' }])
    const [broken] = await place(1, 'broken')
    const good = await place(60, 'good')
    await sql`update sku set sold = 0 where sku_no = 'broken'`.execute(db())
    const work = workOn(db(), LATER)
    await expect(expireOrders(work, payables, cashier())).rejects.toThrow(
      new RegExp(`1 orders could not be cancelled.*: ${broken?.orderId}$`),
    )
    expect(new Set(await statuses(good.map((order) => order.orderId)))).toEqual(new Set([ORDER_STATUS.cancelled]))
    expect(await statuses([broken?.orderId ?? ''])).toEqual([ORDER_STATUS.pendingPayment])
    // The stored stock is computed again: pieces of the expired orders can be bought.
    expect(work.stock.moves()).toBeGreaterThan(0)
    await sql`update sku set sold = 1 where sku_no = 'broken'`.execute(db())
    expect(await expireOrders(workOn(db(), LATER), payables, cashier())).toBe(1)
    expect(await checkBooks(db(), { good: 200, broken: 100 })).toEqual([])
  })

  it('are cancelled though a payment of another could not be recorded, and that one is left alone', async () => {
    await stockShelf(db(), [{ skuNo: 'asked' }])
    const [paid, ...others] = await place(3, 'asked')
    const { paymentId, amount } = await within(db(), NOON, (work) =>
      payOrder(work, paid?.shopperId ?? '', { orderId: paid?.orderId ?? '' }, 'sandbox'),
    )
    const garbled = {
      ...cashier(),
      query: () => Promise.resolve({ paymentId, amount, tradeNo: 'T\0', result: 'paid' as const, time: NOON }),
    }
    await expect(expireOrders(workOn(db(), LATER), payables, garbled)).rejects.toThrow(
      '1 orders could not be cancelled',
    )
    expect(await statuses([paid, ...others].map((order) => order?.orderId ?? ''))).toEqual([
      ORDER_STATUS.pendingPayment,
      ORDER_STATUS.cancelled,
      ORDER_STATUS.cancelled,
    ])
  })

  it('exclude orders paid at the last moment, however many begun payments the cashier is asked about first', async () => {
    await stockShelf(db(), [{ skuNo: 'busy', stock: 200 }])
    const orders = await place(101, 'busy')
    await sql`update orders set pay_deadline = pay_deadline + 1 where id = ${orders.at(-1)?.orderId}`.execute(db())
    const starts = orders.flatMap(({ shopperId, orderId }) => Array.from({ length: 6 }, () => ({ shopperId, orderId })))
    for (const { shopperId, orderId } of starts)
      await within(db(), NOON, (work) => payOrder(work, shopperId, { orderId }, 'sandbox'))
    const { rows } = await sql<{
      paymentId: string
      amount: number
    }>`
      select id as "paymentId", amount from payment
      where order_id = ${orders.at(-1)?.orderId}
      order by id desc limit 1`.execute(db())
    const last = rows[0]!
    const asked = {
      ...cashier(),
      query: (paymentId: string) =>
        Promise.resolve(
          paymentId === last.paymentId ? { ...last, tradeNo: 'busy', result: 'paid' as const, time: NOON } : undefined,
        ),
    }
    await expireOrders(workOn(db(), LATER), payables, asked)
    expect(await statuses(orders.map(({ orderId }) => orderId))).toEqual([
      ...Array.from({ length: 100 }, () => ORDER_STATUS.cancelled),
      ORDER_STATUS.paid,
    ])
    expect(await checkBooks(db(), { busy: 200 })).toEqual([])
  })

  it('give their goods back soon though the cashier is slow: it is asked about many payments at once', async () => {
    await stockShelf(db(), [{ skuNo: 'slow' }])
    const orders = await place(10, 'slow')
    for (const { shopperId, orderId } of orders)
      await within(db(), NOON, (work) => payOrder(work, shopperId, { orderId }, 'sandbox'))
    let asked = 0
    let answer = () => {}
    const allAsked = new Promise<void>((resolve) => (answer = resolve))
    const slow = {
      ...cashier(),
      query: () => ((asked += 1) >= orders.length && answer(), allAsked.then(() => undefined)),
    }
    await expireOrders(workOn(db(), LATER), payables, slow)
    expect(new Set(await statuses(orders.map(({ orderId }) => orderId)))).toEqual(new Set([ORDER_STATUS.cancelled]))
    expect(await checkBooks(db(), { slow: 100 })).toEqual([])
  })
})
