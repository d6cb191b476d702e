import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { payables } from '#areas/all'
import { shipOrder } from '#areas/orders/shipping/ship-order'
import { refundOrder } from '#areas/orders/refunds/refund-order'
import { settlePayment } from '#areas/payment/settle-payment'
import { createSandboxCashier } from '#areas/sandbox/sandbox-cashier'
import { refundByRows } from '#areas/payment/request-refund'
import { refundPayments } from '#areas/payment/refund-payments'
import { checkBooks } from '../../../../test/check-books'
import { onEveryEngine } from '../../../../test/on-every-engine'
import { giveCoupon, manyShoppers, stockShelf } from '../../../../test/shelf'
import { NOON } from '../../../../test/shop'
import { within, workOn } from '../../../../test/work'
import { payAtCashier, placeOne } from '../../../../test/place-and-pay'

onEveryEngine('an order that the shop takes back', (engine) => {
  const db = () => engine.connection.db
  const cashier = () => createSandboxCashier({ db: db(), secret: 'test', clock: () => NOON })

  async function paidOrder(skuNo: string): Promise<string> {
    const [{ shopperId, addressId }] = (await manyShoppers(db(), 1)) as [{ shopperId: string; addressId: string }]
    const coupons = [await giveCoupon(db(), shopperId, { value: 1000 })]
    const { orderId } = await placeOne(
      db(),
      { shopperId, addressId },
      { skuNo, pieces: 2, amount: 19000, draft: { coupons } },
    )
    const notice = await payAtCashier(db(), { shopperId, orderId })
    await within(db(), NOON, (work) => settlePayment(work, payables, 'sandbox', notice))
    return orderId
  }
  const refund = (orderId: string) => within(db(), NOON, (work) => refundOrder(work, orderId, '缺货'))
  const givenBack = async (orderId: string) => {
    const { rows } = await sql<{
      amount: number
    }>`
      select amount from sandbox_refund
      where payment_id in (select id from payment where order_id = ${orderId})`.execute(db())
    return rows.map(({ amount }) => amount)
  }

  it('is refunded once by a hundred requests at once, and its pieces and coupon come back', async () => {
    await stockShelf(db(), [{ skuNo: 'refunded', stock: 10 }])
    const orderId = await paidOrder('refunded')
    const ends = await Promise.all(Array.from({ length: 100 }, () => refund(orderId)))
    expect(ends.filter(({ before }) => !before)).toEqual([{ amount: 19000, before: false }])
    expect(ends.every(({ amount }) => amount === 19000)).toBe(true)
    await Promise.all([1, 2, 3].map(() => refundPayments(workOn(db(), NOON), payables, cashier())))
    expect(await givenBack(orderId)).toEqual([19000])
    expect(await checkBooks(db(), { refunded: 10 })).toEqual([])
    expect(await db().selectFrom('sku').select('stock').where('sku_no', '=', 'refunded').executeTakeFirst()).toEqual({
      stock: 10,
    })
  })

  it('is refunded by the rows it was placed with, and after a partial refund only the rest is', async () => {
    await stockShelf(db(), [{ skuNo: 'by-rows', stock: 10 }])
    const orderId = await paidOrder('by-rows')
    const part = [
      { line: 0, quantity: 1, stage: 'list' as const, fen: 10000 },
      { line: 0, quantity: 1, stage: 'coupon' as const, fen: -500 },
    ]
    await within(db(), NOON, async (work) => {
      await refundByRows(work, { request: 'part', orderId, cause: 'cancelled' }, part)
      await sql`update order_item set refunded = 1 where order_id = ${orderId}`.execute(work.db)
    })
    expect(await refund(orderId)).toEqual({ amount: 9500, before: false })
    const { rows } = await sql<{ stage: string; quantity: number; fen: number }>`
      select stage, quantity, fen from refund_row
      where refund_id = (select id from refund where request = ${`order/${orderId}`})
      order by position`.execute(db())
    expect(rows).toEqual([
      { stage: 'list', quantity: 1, fen: 10000 },
      { stage: 'coupon', quantity: 1, fen: -500 },
    ])
    await refundPayments(workOn(db(), NOON), payables, cashier())
    expect((await givenBack(orderId)).sort()).toEqual([9500, 9500])
    expect(await checkBooks(db(), { 'by-rows': 10 })).toEqual([])
  })

  it('is shipped or refunded, whichever was first, never both', async () => {
    await stockShelf(db(), [{ skuNo: 'either', stock: 100 }])
    const orders = await Promise.all(Array.from({ length: 10 }, () => paidOrder('either')))
    const ends = await Promise.all(
      orders.map(async (orderId, at) => {
        const ship = () =>
          within(db(), NOON, (work) => shipOrder(work, orderId, { companyName: '顺丰速运', trackingNumber: 'SF1' }))
        const both = at % 2 === 0 ? [ship(), refund(orderId)] : [refund(orderId), ship()]
        return (await Promise.allSettled(both)).map(({ status }) => status).sort()
      }),
    )
    expect(ends).toEqual(orders.map(() => ['fulfilled', 'rejected']))
    expect(await checkBooks(db(), { either: 100 })).toEqual([])
  })
})
