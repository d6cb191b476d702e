import { DAY, MOST_PAYMENTS, REPLY_CODE, TRIAL_CHARGE } from '@hearth/domain'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createSessions, SESSION_HEADER } from '#kernel/sessions/sessions'
import { systemRandom } from '#shop/random'
import { checkBooks } from '../../../test/check-books'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { lend, trialHands, trialOfOrder } from '../../../test/trial-hands'

const STOCK = { robot: 100 }

async function stock(shop: OrderingShop): Promise<void> {
  await stockShelf(shop.connection.db, [{ skuNo: 'robot', price: 29_900, stock: STOCK.robot }])
  await lend(shop, { id: 'try', skus: [{ skuNo: 'robot', stock: 50 }] })
}

shopOnAnEngine('a product kept after a trial', stock, (at) => {
  const hands = trialHands(() => at.shop)
  const db = () => at.shop.connection.db
  const books = async () => expect(await checkBooks(db(), STOCK)).toEqual([])

  /** Moves the clock and logs the shopper in again, since the session has expired by then. */
  async function wait(ms: number, buyer: Buyer) {
    at.shop.wait(ms)
    buyer.headers[SESSION_HEADER] = await createSessions(systemRandom).begin(
      db(),
      { shopper: buyer.id },
      at.shop.ports.clock(),
    )
  }

  /** A shopper with a trial whose payment is due. */
  async function due() {
    const buyer = await hands.trier()
    const { orderId } = await hands.tried(buyer, 'robot', 'try')
    await wait(15 * DAY, buyer)
    await at.shop.run('end free trials')
    return { buyer, orderId }
  }

  /** Sends the shop a notice of the cashier that a payment failed. */
  const fail = (paymentId: string, amount = 29_900) =>
    at.shop.notify({ paymentId, tradeNo: `F${paymentId}`, amount, result: 'failed', time: at.shop.ports.clock() })
  const count = (orderId: string) => at.shop.number(sql`select count(*) as n from payment where order_id = ${orderId}`)

  it('can be paid by hand after charging by the agreement failed for a month', async () => {
    const { buyer, orderId } = await due()
    await sql`insert into sandbox_pay_later (shopper_id, signed_at) values (${buyer.id}, 0)`.execute(db())
    const { payLater } = at.shop.ports.cashier
    const { charge } = payLater!
    payLater!.charge = async ({ paymentId }) => void (await fail(paymentId))
    for (let day = 0; day < 30; day += 1) {
      await at.shop.run('end free trials')
      at.shop.wait(DAY + 1)
    }
    payLater!.charge = charge
    expect(await count(orderId)).toBe(5)
    await wait(0, buyer)
    await at.shop.press((await hands.keep(buyer, orderId)).data!, 'pay')
    await at.shop.run('deliver')
    expect(trialOfOrder(await hands.order(buyer, orderId))).toMatchObject({ charge: TRIAL_CHARGE.paid })
    await books()
  })

  it('is referred to customer service when paying by hand failed too often', async () => {
    const { buyer, orderId } = await due()
    for (let times = 0; times < MOST_PAYMENTS; times += 1)
      await fail((await hands.keep(buyer, orderId)).data!.paymentId)
    expect(await hands.keep(buyer, orderId)).toMatchObject({
      code: REPLY_CODE.overLimit,
      message: '付款尝试次数太多，请联系客服处理',
    })
  })

  it('waits when the cashier does not answer, and can be paid later', async () => {
    const { buyer, orderId } = await due()
    const { cashier } = at.shop.ports
    const { start } = cashier
    cashier.start = () => Promise.reject(new Error('the cashier did not answer within 9 s'))
    expect(await hands.keep(buyer, orderId)).toMatchObject({
      code: REPLY_CODE.unavailable,
      message: '收银台暂时没有回应，请稍后再试',
    })
    cashier.start = start
    expect(await hands.keep(buyer, orderId)).toMatchObject({ code: 0 })
    expect(await count(orderId)).toBe(1)
  })
})
