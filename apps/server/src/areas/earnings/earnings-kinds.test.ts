import { DAY, ORDER_STATUS, PROMOTION_TYPE } from '@hearth/domain'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { earningHands } from '../../../test/earning-hands'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'

const HOUR = 3_600_000
const LONG = NOON + 200 * DAY
const NOTHING = { totalAmount: 0, settledAmount: 0, pendingAmount: 0 }
/** Products at half their price, each in a crowd-funding of its own. */
const FUNDED = { reached: LONG, failed: NOON + DAY } as const

async function stock(shop: OrderingShop) {
  const { db } = shop.connection
  const skuNos = ['lamp', 'early', 'grouped', ...Object.keys(FUNDED)]
  await stockShelf(
    db,
    skuNos.map((skuNo) => ({ skuNo, price: 20_000 })),
  )
  // A deposit of 100 yuan counts for 120, and 60 yuan are paid later: 160 yuan in total.
  const deposit = { amount: 10_000, worth: 12_000, kept: true, balanceBegin: NOON + DAY, balanceEnd: LONG }
  const sale = { id: 'early', type: PROMOTION_TYPE.preSale, skuNos: ['early'], price: 18_000, endTime: LONG }
  await promote(db, { ...sale, deposit })
  const groups = { size: 2, hours: 24 }
  const group = { id: 'group', type: PROMOTION_TYPE.groupBuy, skuNos: ['grouped'], price: 15_000 }
  await promote(db, { ...group, groups, endTime: LONG })
  for (const [skuNo, endTime] of Object.entries(FUNDED)) {
    const run = { id: skuNo, type: PROMOTION_TYPE.crowdFunding, skuNos: [skuNo], price: 10_000, stock: 10 }
    await promote(db, { ...run, endTime, goal: { pieces: 2 } })
  }
  await earningHands(() => shop).offer()
}

shopOnAnEngine('what promoters earn for each way of buying', stock, (at) => {
  const hands = earningHands(() => at.shop)
  const books = async () => expect(await checkBooks(at.shop.connection.db, {})).toEqual([])
  const of = (skuNo: string, itemQuantity = 1) => [{ skuNo, itemQuantity }]
  /** Requests service for a piece of an order. @returns the id of the request */
  const ask = async (buyer: Buyer, orderId: string, more: object = {}) => {
    const { orderItemId, skuNo } = (await hands.order(buyer, orderId)).products[0]!
    const { data, message } = await hands.apply(buyer, { orderItemId, skuNo, itemQuantity: 1, ...more })
    if (!data) throw new Error(message)
    await hands.deed(data.afterSaleOrderId, 'agree')
    return data.afterSaleOrderId
  }
  const refundPiece = async (buyer: Buyer, orderId: string) => {
    await hands.deed(await ask(buyer, orderId), 'receive', { counted: 1, resellable: 0 })
    await hands.settle()
  }
  /** Pays the balance of a pre-sale, which is due now. */
  const payBalance = async (buyer: Buyer, orderId: string, orderAmount: number) => {
    at.shop.wait(2 * DAY)
    const { addressId } = buyer
    const balance = { orderId, addressId, coupons: [], orderAmount, useDuStar: true, useGold: false }
    const { code, message } = await hands.ask(buyer, 'PUT', '/api/orders/preSale/v1', balance)
    if (code !== 0) throw new Error(message)
    await at.shop.press(await at.shop.startPayment(buyer, orderId), 'pay')
    await at.shop.run('deliver', 'events')
  }

  it('a crowd-funding that fails earns nothing: its money goes back', async () => {
    const promoter = await hands.promoter()
    const { buyer, order } = await hands.bought(promoter, of('failed'), 10_000)
    at.shop.wait(FUNDED.failed + HOUR - at.shop.ports.clock())
    await at.shop.run('end crowd-fundings', 'events', 'refund', 'events')
    expect((await hands.order(buyer, order.orderId)).orderStatus).toBe(ORDER_STATUS.cancelled)
    expect(await hands.amount(promoter)).toEqual(NOTHING)
    await books()
  })

  it('a pre-sale earns on deposit and balance together, once the balance is paid', async () => {
    const promoter = await hands.promoter()
    const { buyer, order } = await hands.bought(promoter, of('early', 2), 20_000)
    expect(await hands.amount(promoter)).toEqual(NOTHING)
    await payBalance(buyer, order.orderId, 12_000)
    // 5 % of 320 yuan.
    expect((await hands.amount(promoter)).pendingAmount).toBe(1600)
    await hands.receive(buyer, order.orderId)
    await refundPiece(buyer, order.orderId)
    expect((await hands.amount(promoter)).pendingAmount).toBe(800)
    await hands.settled()
    expect(await hands.amount(promoter)).toEqual({ totalAmount: 800, settledAmount: 800, pendingAmount: 0 })
    await books()
  })

  it('a pre-sale whose balance is not paid earns nothing, though its deposit stays with the shop', async () => {
    const promoter = await hands.promoter()
    const { buyer, order } = await hands.bought(promoter, of('early'), 10_000)
    // Ends the time for paying the balance now.
    const end = at.shop.ports.clock()
    await sql`
      with agreed as (update pre_sale_order set balance_end = ${end} where order_id = ${order.orderId})
      update orders set pay_deadline = ${end} where id = ${order.orderId}`.execute(at.shop.connection.db)
    at.shop.wait(HOUR)
    await at.shop.run('expire', 'events')
    expect((await hands.order(buyer, order.orderId)).orderStatus).toBe(ORDER_STATUS.cancelled)
    expect(await hands.amount(promoter)).toEqual(NOTHING)
    await books()
  })

  it('a crowd-funding earns once it has reached its goal, and settles as every order', async () => {
    const promoter = await hands.promoter()
    const { buyer, order } = await hands.bought(promoter, of('reached'), 10_000)
    expect(await hands.amount(promoter)).toEqual(NOTHING)
    await hands.paid(await at.shop.buyer(), of('reached'), 10_000)
    await at.shop.run('end crowd-fundings', 'events')
    expect((await hands.amount(promoter)).pendingAmount).toBe(500)
    await hands.receive(buyer, order.orderId)
    await hands.settled()
    expect(await hands.amount(promoter)).toEqual({ totalAmount: 500, settledAmount: 500, pendingAmount: 0 })
    await books()
  })

  it('a group earns for the share that brought a member, once it is complete; a returned piece takes its rebate back', async () => {
    const promoter = await hands.promoter()
    const begin = { kind: 'group' as const, promotionId: 'group' }
    const { buyer, order } = await hands.bought(promoter, of('grouped'), 15_000, { campaign: begin })
    const { campaign } = await hands.order(buyer, order.orderId)
    const groupId = campaign?.kind === 'group' ? campaign.groupId : ''
    expect(await hands.amount(promoter)).toEqual(NOTHING)
    const other = await hands.promoter()
    const joined = await hands.bought(other, of('grouped'), 15_000, { campaign: { ...begin, groupId } })
    await at.shop.run('end groups', 'events')
    expect([await hands.amount(promoter), await hands.amount(other)]).toMatchObject([
      { pendingAmount: 750 },
      { pendingAmount: 750 },
    ])
    await hands.receive(buyer, order.orderId)
    await hands.receive(joined.buyer, joined.order.orderId)
    await refundPiece(joined.buyer, joined.order.orderId)
    await hands.settled()
    expect((await hands.amount(promoter)).settledAmount).toBe(750)
    expect(await hands.amount(other)).toEqual(NOTHING)
    await books()
  })

  it('a rebate waits until an exchange ends, and is taken back when the money is refunded instead', async () => {
    const promoter = await hands.promoter()
    const { buyer, order } = await hands.bought(promoter, of('lamp', 2), 40_000)
    await hands.receive(buyer, order.orderId)
    const id = await ask(buyer, order.orderId, { serviceType: 2, reason: 'quality-looks' })
    await hands.settled()
    expect(await hands.amount(promoter)).toEqual({ totalAmount: 2000, settledAmount: 0, pendingAmount: 2000 })
    await hands.deed(id, 'receive', { counted: 1, resellable: 0 })
    expect((await hands.deed(id, 'refund', {})).code).toBe(0)
    await hands.settle()
    await at.shop.run('settle earnings')
    expect(await hands.amount(promoter)).toEqual({ totalAmount: 1000, settledAmount: 1000, pendingAmount: 0 })
    await books()
  })
})
