import { DAY, ORDER_STATUS, PAYMENT_STATUS, REPAIR_STATUS, TRIAL_CHARGE } from '@hearth/domain'
import type { PaymentState } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { lend, trialHands } from '../../../test/trial-hands'

const STOCK = { lamp: 100, robot: 100 }
const MINUTE = 60_000
const lamp = [{ skuNo: 'lamp', itemQuantity: 1 }]

async function stock(shop: OrderingShop): Promise<void> {
  await stockShelf(shop.connection.db, [
    { skuNo: 'lamp', price: 20_000, stock: STOCK.lamp },
    { skuNo: 'robot', price: 29_900, stock: STOCK.robot },
  ])
  await lend(shop, { id: 'try', skus: [{ skuNo: 'robot', stock: 50 }] })
}

shopOnAnEngine('a payment whose notice is lost', stock, (at) => {
  const hands = trialHands(() => at.shop)
  const db = () => at.shop.connection.db
  const books = async () => expect(await checkBooks(db(), STOCK)).toEqual([])

  /** Pays at the cashier, whose notice is lost. */
  async function payUnheard(cashierUrl: string): Promise<void> {
    await at.shop.press({ cashierUrl, paymentId: '', paymentStatus: 0 }, 'pay')
    await sql`delete from sandbox_notice`.execute(db())
  }

  async function quoted(buyer: Buyer) {
    const { orderId } = await hands.received(buyer, lamp, 20_000)
    const [line] = await hands.items(buyer, orderId)
    const form = { orderItemId: line!.orderItemId, skuNo: 'lamp', serviceType: 3 as const, reason: 'damaged' }
    const id = (await hands.apply(buyer, form)).data!.afterSaleOrderId
    await hands.deed(id, 'agree')
    await hands.deed(id, 'receive', { counted: 1, resellable: 0 })
    await hands.deed(id, 'quote', { items: [{ name: '灯板更换', price: 3000 }] })
    return id
  }
  const repairOf = async (id: string) => (await hands.asStaff(id)).repairStatus
  const chargeOf = (orderId: string) =>
    at.shop.number(sql`select charge as n from free_trial where order_id = ${orderId}`)

  it('of a repair is queried, and the repair begins', async () => {
    const buyer = await at.shop.buyer()
    const id = await quoted(buyer)
    await payUnheard((await hands.repairPay(buyer, id)).data!.cashierUrl)
    at.shop.wait(MINUTE)
    await at.shop.run('ask about payments')
    expect(await repairOf(id)).toBe(REPAIR_STATUS.due)
    await books()
  })

  it('of a repair is queried before its wait ends: the product is not sent back unrepaired', async () => {
    const buyer = await at.shop.buyer()
    const [paid, unpaid] = [await quoted(buyer), await quoted(buyer)]
    await payUnheard((await hands.repairPay(buyer, paid)).data!.cashierUrl)
    await hands.repairPay(buyer, unpaid)
    at.shop.wait(16 * DAY)
    await at.shop.run('end service waits')
    expect(await repairOf(paid)).toBe(REPAIR_STATUS.due)
    expect(await repairOf(unpaid)).toBe(REPAIR_STATUS.declined)
    await books()
  })

  it('of a trial is queried, and the product belongs to the shopper', async () => {
    const buyer = await hands.trier()
    const { orderId } = await hands.tried(buyer, 'robot', 'try')
    await payUnheard((await hands.keep(buyer, orderId)).data!.cashierUrl)
    at.shop.wait(MINUTE)
    await at.shop.run('ask about payments')
    expect(await chargeOf(orderId)).toBe(TRIAL_CHARGE.paid)
    await books()
  })

  it('of a trial is reported to a shopper who waits for it', async () => {
    const buyer = await hands.trier()
    const { orderId } = await hands.tried(buyer, 'robot', 'try')
    const { paymentId, cashierUrl } = (await hands.keep(buyer, orderId)).data!
    await payUnheard(cashierUrl)
    at.shop.wait(2000)
    const poll = () =>
      hands.ask<PaymentState>(buyer, 'GET', `/api/payment/polling/v1?orderId=${orderId}&paymentId=${paymentId}`)
    expect(await poll()).toMatchObject({ code: 0, data: { paymentId, paymentStatus: PAYMENT_STATUS.paid } })
    await books()
  })

  it('of a trial that was charged automatically is not requested again', async () => {
    const buyer = await hands.trier()
    const { orderId } = await hands.tried(buyer, 'robot', 'try')
    await sql`insert into sandbox_pay_later (shopper_id, signed_at) values (${buyer.id}, 0)`.execute(db())
    at.shop.wait(15 * DAY)
    await at.shop.run('end free trials')
    await sql`delete from sandbox_notice`.execute(db())
    const { payLater } = at.shop.ports.cashier
    const charge = payLater!.charge
    let asked = 0
    payLater!.charge = (...one) => ((asked += 1), charge(...one))
    await at.shop.run('end free trials')
    payLater!.charge = charge
    expect([asked, await chargeOf(orderId)]).toEqual([0, TRIAL_CHARGE.paid])
    await books()
  })

  it('of an order that another payment has paid is refunded', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await at.shop.buy(buyer, lamp, 20_000, { useGold: false })
    const [first, second] = [await at.shop.startPayment(buyer, orderId), await at.shop.startPayment(buyer, orderId)]
    await payUnheard(first.cashierUrl)
    await at.shop.press(second, 'pay')
    await at.shop.run('deliver')
    expect((await hands.order(buyer, orderId)).orderStatus).toBe(ORDER_STATUS.paid)
    at.shop.wait(MINUTE)
    await at.shop.run('ask about payments', 'refund')
    const back = sql<{
      n: number
    }>`select amount as n from refund where order_id = ${orderId} and cause = 'paidBefore' and status = 1`
    expect(await at.shop.number(back)).toBe(20_000)
    await books()
  })

  it('is queried by a shop that was off for three weeks, and the money is refunded with the order', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await at.shop.buy(buyer, lamp, 20_000, { useGold: false })
    const { paymentId, cashierUrl } = await at.shop.startPayment(buyer, orderId)
    await payUnheard(cashierUrl)
    // The job `expire` queries the payment too. The cashier does not answer, so the order expires as unpaid.
    const { cashier } = at.shop.ports
    const { query } = cashier
    cashier.query = () => Promise.reject(new Error('down'))
    at.shop.wait(21 * DAY)
    await at.shop.run('expire', 'ask about payments')
    cashier.query = query
    at.shop.wait(6 * 60 * MINUTE)
    await at.shop.run('ask about payments', 'refund')
    expect((await hands.order(buyer, orderId)).orderStatus).toBe(ORDER_STATUS.cancelled)
    const back = sql<{ n: number }>`select amount as n from refund where order_id = ${orderId} and status = 1`
    expect(await at.shop.number(back)).toBe(20_000)
    expect(await at.shop.number(sql`select status as n from payment where id = ${paymentId}`)).not.toBe(0)
    await books()
  })
})
