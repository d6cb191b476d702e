import { REPLY_CODE } from '@hearth/domain'
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { refundPart } from '#areas/orders/refunds/refund-part'
import { checkBooks } from '../../../../test/check-books'
import type { Buyer, OrderingShop } from '../../../../test/ordering-shop'
import { serviceHands } from '../../../../test/served-shop'
import { stockShelf } from '../../../../test/shelf'
import { shopOnEveryEngine } from '../../../../test/shop-on-every-engine'
import { askAs, newStaff } from '../../../../test/staff'
import { within } from '../../../../test/work'

const STOCK = { lamp: 1000 }

/** Orders of the races; each is changed by its own concurrent actions. */
const RACED = howMuch(6, 40)

const stock = ({ connection: { db } }: OrderingShop) =>
  stockShelf(db, [{ skuNo: 'lamp', price: 10_001, stock: STOCK.lamp }])

shopOnEveryEngine('partial refunds of orders at once', stock, (at) => {
  const db = () => at.shop.connection.db
  const hands = serviceHands(() => at.shop)
  const books = async () => expect(await checkBooks(db(), STOCK)).toEqual([])
  const lamps = [{ skuNo: 'lamp', itemQuantity: 2 }]
  const give = (orderId: string, amount: number) =>
    within(db(), at.shop.ports.clock(), (work) => refundPart(work, orderId, { amount, reason: '补偿' }))
  const refunded = (orderId: string) =>
    at.shop.number(sql`select coalesce(sum(amount), 0)::integer as n from refund where order_id = ${orderId}`)
  const pointsOf = ({ id }: Buyer) =>
    at.shop.number(sql`
      select coalesce(sum(balance), 0)::integer as n from ledger_account where owner = ${id} and kind = 'points'`)
  /** Orders created one after the other. */
  async function made<One>(make: (buyer: Buyer) => Promise<One>): Promise<(One & { buyer: Buyer })[]> {
    const orders: (One & { buyer: Buyer })[] = []
    for (let n = 0; n < RACED; n += 1) {
      const buyer = await at.shop.buyer()
      orders.push({ ...(await make(buyer)), buyer })
    }
    return orders
  }

  it('never exceed what was paid, however many requests come', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await hands.received(buyer, lamps, 20_002)
    const ends = await Promise.allSettled(Array.from({ length: 100 }, () => give(orderId, 301)))
    const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    expect(refusals.every(({ code }) => code === REPLY_CODE.badInput)).toBe(true)
    expect(ends.length - refusals.length).toBe(66)
    await hands.settle()
    expect(await refunded(orderId)).toBe(66 * 301)
    await books()
  })

  it('are given once under one key', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await hands.received(buyer, lamps, 20_002)
    const { data } = await hands.ops<{ version: number }>(`GET /ops/orders/${orderId}/v1`)
    const wish = { version: data!.version, amount: 5000, reason: '补偿' }
    const owner = await newStaff(at.shop, 'owner')
    const ask = () => askAs(at.shop, owner, `POST /ops/orders/${orderId}/goodwill/v1`, wish, 'one key')
    const ends = await Promise.all(Array.from({ length: 20 }, ask))
    expect(ends.map(({ code }) => code)).toEqual(ends.map(() => 0))
    expect(ends.filter(({ replayed }) => !replayed)).toHaveLength(1)
    expect(await refunded(orderId)).toBe(5000)
    await books()
  })

  it('and returned pieces together refund what was paid, whichever was first', async () => {
    const orders = await made(async (buyer) => {
      const { orderId } = await hands.received(buyer, lamps, 20_002)
      const [line] = await hands.items(buyer, orderId)
      const { data } = await hands.apply(buyer, { orderItemId: line!.orderItemId, skuNo: 'lamp', itemQuantity: 2 })
      await hands.deed(data!.afterSaleOrderId, 'agree')
      return { orderId, id: data!.afterSaleOrderId, version: (await hands.asStaff(data!.afterSaleOrderId)).version }
    })
    const ends = await Promise.all(
      orders.map(({ orderId, id, version }) =>
        Promise.allSettled([
          give(orderId, 7001),
          hands.ops(`POST /ops/after-sales/${id}/receive/v1`, { version, counted: 2, resellable: 2 }),
          give(orderId, 3000),
        ]),
      ),
    )
    expect(ends.every(([, received]) => received.status === 'fulfilled' && received.value.code === 0)).toBe(true)
    await hands.settle()
    expect(await Promise.all(orders.map(({ orderId }) => refunded(orderId)))).toEqual(orders.map(() => 20_002))
    expect(await Promise.all(orders.map(({ buyer }) => pointsOf(buyer)))).toEqual(orders.map(() => 0))
    await books()
  })

  it('and the cancelled rest of an order together refund what was paid, whichever was first', async () => {
    const orders = await made(async (buyer) => ({ ...(await hands.paid(buyer, lamps, 20_002)) }))
    await Promise.all(
      orders.flatMap(({ orderId }) => [
        give(orderId, 999).catch(() => undefined),
        // The refusal is stale if the goodwill came first; the action is then repeated.
        hands.refund(orderId).then(({ code }) => (code === 0 ? undefined : hands.refund(orderId))),
        give(orderId, 10_001).catch(() => undefined),
      ]),
    )
    for (const { orderId } of orders) await hands.refund(orderId)
    await hands.settle()
    expect(await Promise.all(orders.map(({ orderId }) => refunded(orderId)))).toEqual(orders.map(() => 20_002))
    await books()
  })

  it('leave an order that is received meanwhile the points for what stays paid', async () => {
    const orders = await made(async (buyer) => {
      const { orderId } = await hands.paid(buyer, lamps, 20_002)
      await hands.ship(orderId)
      return { orderId }
    })
    await Promise.all(
      orders
        .flatMap(({ buyer, orderId }) => [hands.confirm(buyer, orderId), give(orderId, 10_002)])
        .concat(
          // Events are delivered in parallel, as in a running shop.
          [at.shop.run('events') as never],
        ),
    )
    await at.shop.run('events')
    await hands.settle()
    expect(await Promise.all(orders.map(({ buyer }) => pointsOf(buyer)))).toEqual(orders.map(() => 100))
    await books()
  })
})
