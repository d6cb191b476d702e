import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { placeOrder } from '#areas/checkout/place-order'
import { shipOrder } from '#areas/orders/ship-order'
import { refundOrder } from '#areas/payment/refund-order'
import { settlePayment } from '#areas/payment/settle-payment'
import { startPayment } from '#areas/payment/start-payment'
import { createSandboxCashier } from '#cashier/sandbox-cashier'
import { settleTrade } from '#cashier/sandbox-trades'
import { transaction } from '#database/transaction'
import { refundPayments } from '#jobs/refund-payments'
import { checkBooks } from '../../../test/check-books'
import { onEveryEngine } from '../../../test/on-every-engine'
import { draftOf, giveCoupon, manyShoppers, stockShelf } from '../../../test/shelf'
import { NOON } from '../../../test/shop'

onEveryEngine('an order that the shop takes back', (engine) => {
  const db = () => engine.connection.db
  const cashier = () => createSandboxCashier({ db: db(), secret: 'test', clock: () => NOON })

  async function paidOrder(skuNo: string): Promise<string> {
    const [{ shopperId, addressId }] = (await manyShoppers(db(), 1)) as [{ shopperId: string; addressId: string }]
    const coupons = [await giveCoupon(db(), shopperId, { value: 1000 })]
    const { orderId } = await transaction(db(), (trx) =>
      placeOrder(trx, draftOf(addressId, [{ skuNo, itemQuantity: 2 }], 19000, { coupons }), {
        shopperId,
        now: NOON,
        enterprise: false,
      }),
    )
    const payment = await transaction(db(), (trx) => startPayment(trx, shopperId, { orderId }, 'sandbox', NOON))
    const tradeNo = `T${payment.paymentId}`
    await settleTrade(db(), payment, 'paid', { tradeNo, noticeId: tradeNo }, NOON)
    await transaction(db(), (trx) =>
      settlePayment(
        trx,
        'sandbox',
        { paymentId: payment.paymentId, tradeNo, amount: payment.amount, result: 'paid', time: NOON },
        NOON,
      ),
    )
    return orderId
  }
  const refund = (orderId: string) => transaction(db(), (trx) => refundOrder(trx, orderId, '缺货', NOON))
  const givenBack = async (orderId: string) => {
    const { rows } = await sql<{
      amount: number
    }>`select amount from sandbox_refund where payment_id in (select id from payment where order_id = ${orderId})`.execute(
      db(),
    )
    return rows.map(({ amount }) => amount)
  }

  it('has its money given back once by a hundred at once, and its pieces and coupon with it', async () => {
    await stockShelf(db(), [{ skuNo: 'refunded', stock: 10 }])
    const orderId = await paidOrder('refunded')
    const ends = await Promise.all(Array.from({ length: 100 }, () => refund(orderId)))
    expect(ends.filter(({ before }) => !before)).toEqual([{ amount: 19000, before: false }])
    expect(ends.every(({ amount }) => amount === 19000)).toBe(true)
    await Promise.all([1, 2, 3].map(() => refundPayments(db(), cashier(), NOON)))
    expect(await givenBack(orderId)).toEqual([19000])
    expect(await checkBooks(db(), { refunded: 10 })).toEqual([])
    expect(await db().selectFrom('sku').select('stock').where('sku_no', '=', 'refunded').executeTakeFirst()).toEqual({
      stock: 10,
    })
  })

  it('is shipped or given back, whichever was first, never both', async () => {
    await stockShelf(db(), [{ skuNo: 'either', stock: 100 }])
    const orders = await Promise.all(Array.from({ length: 10 }, () => paidOrder('either')))
    const ends = await Promise.all(
      orders.map(async (orderId, at) => {
        const ship = () =>
          transaction(db(), (trx) => shipOrder(trx, orderId, { companyName: '顺丰速运', trackingNumber: 'SF1' }, NOON))
        const both = at % 2 === 0 ? [ship(), refund(orderId)] : [refund(orderId), ship()]
        return (await Promise.allSettled(both)).map(({ status }) => status).sort()
      }),
    )
    expect(ends).toEqual(orders.map(() => ['fulfilled', 'rejected']))
    expect(await checkBooks(db(), { either: 100 })).toEqual([])
  })
})
