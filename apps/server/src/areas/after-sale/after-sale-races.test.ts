import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'
import { serviceHands } from '../../../test/served-shop'

const STOCK = { lamp: 1000 }
const AT_ONCE = 50

/**
 * The number of orders in each race. Two or three actions run concurrently on each order. The number is small, since
 * creating an order takes a dozen calls.
 */
const RACED = howMuch(6, 50)

const stock = ({ connection: { db } }: OrderingShop) =>
  stockShelf(db, [{ skuNo: 'lamp', price: 10_001, stock: STOCK.lamp }])

const all = <One>(make: (at: number) => Promise<One>): Promise<One[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => make(at)))

shopOnEveryEngine('after-sale service, fifty at once', stock, (at) => {
  const db = () => at.shop.connection.db
  const hands = serviceHands(() => at.shop)
  const books = async () => expect(await checkBooks(db(), STOCK)).toEqual([])
  const lamps = (itemQuantity: number) => [{ skuNo: 'lamp', itemQuantity }]

  async function bought(pieces: number, by?: Buyer) {
    const buyer = by ?? (await at.shop.buyer())
    const order = await hands.received(buyer, lamps(pieces), 10_001 * pieces)
    const [line] = await hands.items(buyer, order.orderId)
    return { buyer, order, form: { orderItemId: line!.orderItemId, skuNo: 'lamp' } }
  }
  /** Creates the orders of a race one after the other. */
  async function raced<One>(make: (buyer: Buyer) => Promise<One>): Promise<(One & { buyer: Buyer })[]> {
    const made: (One & { buyer: Buyer })[] = []
    for (let n = 0; n < RACED; n += 1) {
      const buyer = await at.shop.buyer()
      made.push({ ...(await make(buyer)), buyer })
    }
    return made
  }
  const versionOf = async (orderId: string) =>
    (await hands.ops<{ version: number }>(`GET /ops/orders/${orderId}/v1`)).data!.version
  const pointsOf = (buyer: Buyer) =>
    at.shop.number(
      sql`
        select coalesce(sum(balance), 0)::integer as n from ledger_account
        where owner = ${buyer.id} and kind = 'points'`,
    )
  /** A shipped order of two lamps. The shopper reports some of them as lost. */
  async function lostOnItsWay(buyer: Buyer, itemQuantity: number) {
    const { orderId } = await hands.paid(buyer, lamps(2), 20_002)
    await hands.ship(orderId)
    const [line] = await hands.items(buyer, orderId)
    const wish = { orderItemId: line!.orderItemId, skuNo: 'lamp', reason: 'lost', returnType: 0 as const, itemQuantity }
    const id = (await hands.apply(buyer, wish)).data!.afterSaleOrderId
    return { orderId, id, version: (await hands.asStaff(id)).version }
  }
  /** Shoppers confirm receipt while staff refund the lost pieces. Events are delivered during and after this. */
  async function confirmedAndLost(orders: readonly (Awaited<ReturnType<typeof lostOnItsWay>> & { buyer: Buyer })[]) {
    const deeds = Promise.all(
      orders.flatMap(({ buyer, orderId, id, version }) => [
        hands.confirm(buyer, orderId),
        hands.ops(`POST /ops/after-sales/${id}/agree/v1`, { version }),
        hands.confirm(buyer, orderId),
      ]),
    )
    // Events are delivered in parallel, as in a running shop.
    const oneRound = async () => {
      await Promise.all([at.shop.run('events'), new Promise((resolve) => setTimeout(resolve, 5))])
      return undefined
    }
    let answers: Awaited<typeof deeds> | undefined
    while (!answers) answers = await Promise.race([deeds, oneRound()])
    expect(answers.filter(({ code }) => code !== 0)).toEqual([])
    await at.shop.run('events')
    await hands.settle()
  }
  const refunded = (orderId: string) =>
    at.shop.number(sql`select coalesce(sum(amount), 0)::integer as n from refund where order_id = ${orderId}`)

  it('requests as many pieces as were bought, and no more', async () => {
    const { buyer, form } = await bought(3)
    const answers = await all(() => hands.apply(buyer, form))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3)
    await books()
  })

  it('is requested once under one key', async () => {
    const { buyer, form } = await bought(3)
    const answers = await all(() => hands.apply(buyer, form, 'one-key'))
    expect(new Set(answers.map(({ data }) => data?.afterSaleOrderId)).size).toBe(1)
    expect(answers.every(({ code }) => code === 0)).toBe(true)
    await books()
  })

  it('refunds a line once, however many members of staff mark it received, however often', async () => {
    const { buyer, order, form } = await bought(2)
    const id = (await hands.apply(buyer, form)).data!.afterSaleOrderId
    await hands.deed(id, 'agree')
    const { version } = await hands.asStaff(id)
    const received = { version, counted: 1, resellable: 1 }
    const answers = await all(() => hands.ops(`POST /ops/after-sales/${id}/receive/v1`, received))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    await hands.settle()
    expect(await refunded(order.orderId)).toBe(10_001)
    await books()
  })

  it('is either cancelled by its shopper or refunded, never both', async () => {
    const requests = await raced(async (buyer) => {
      const { order, form } = await bought(1, buyer)
      const id = (await hands.apply(buyer, form)).data!.afterSaleOrderId
      await hands.deed(id, 'agree')
      return { orderId: order.orderId, id, version: (await hands.asStaff(id)).version }
    })
    const answers = await Promise.all(
      requests.map(({ buyer, id, version }) =>
        Promise.all([
          hands.withdraw(buyer, id),
          hands.ops(`POST /ops/after-sales/${id}/receive/v1`, { version, counted: 1, resellable: 1 }),
        ]),
      ),
    )
    await hands.settle()
    for (const [n, { buyer, id, orderId }] of requests.entries()) {
      const [cancelled, received] = answers[n]!
      const { afterSaleStatus } = (await hands.read(buyer, id)).afterSaleOrder
      expect([cancelled.code === 0, received.code === 0]).toEqual([afterSaleStatus === 90, afterSaleStatus === 50])
      expect(await refunded(orderId)).toBe(afterSaleStatus === 50 ? 10_001 : 0)
    }
    await books()
  })

  it('refunds an order whole, or a line of it, and never more than was paid', async () => {
    const orders = await raced(async (buyer) => {
      const { orderId } = await hands.paid(buyer, lamps(2), 20_002)
      const [line] = await hands.items(buyer, orderId)
      const wish = { orderItemId: line!.orderItemId, skuNo: 'lamp', itemQuantity: 1, returnType: undefined }
      const id = (await hands.apply(buyer, wish)).data!.afterSaleOrderId
      return { orderId, id, version: (await hands.asStaff(id)).version, orderVersion: await versionOf(orderId) }
    })
    const answers = await Promise.all(
      orders.map(({ buyer, orderId, id, version, orderVersion }) =>
        Promise.all([
          hands.ops(`POST /ops/after-sales/${id}/agree/v1`, { version }),
          hands.ops(`POST /ops/orders/${orderId}/refund/v1`, { version: orderVersion, reason: '缺货' }),
          hands.withdraw(buyer, id),
        ]),
      ),
    )
    await hands.settle()
    for (const [n, { orderId }] of orders.entries()) {
      const [agreed, whole] = answers[n]!.map(({ code }) => code === 0)
      expect([0, agreed ? 10_001 : 0, 20_002]).toContain(await refunded(orderId))
      expect((await refunded(orderId)) === 20_002).toBe(whole)
    }
    await books()
  })

  it('gives both pieces of a line back when two requests for one piece each are received at once', async () => {
    const lines = await raced(async (buyer) => {
      const { order, form } = await bought(2, buyer)
      const requests: { id: string; version: number }[] = []
      for (let piece = 0; piece < 2; piece += 1) {
        const id = (await hands.apply(buyer, form)).data!.afterSaleOrderId
        await hands.deed(id, 'agree')
        requests.push({ id, version: (await hands.asStaff(id)).version })
      }
      return { orderId: order.orderId, requests }
    })
    const answers = await Promise.all(
      lines.flatMap(({ requests }) =>
        requests.map(({ id, version }) =>
          hands.ops(`POST /ops/after-sales/${id}/receive/v1`, { version, counted: 1, resellable: 1 }),
        ),
      ),
    )
    expect(answers.filter(({ code }) => code !== 0)).toEqual([])
    await hands.settle()
    for (const { orderId } of lines) expect(await refunded(orderId)).toBe(20_002)
    await books()
  })

  it('confirms orders while a line of each is refunded, and takes back the points of that line', async () => {
    const orders = await raced((buyer) => lostOnItsWay(buyer, 1))
    await confirmedAndLost(orders)
    for (const { buyer, orderId } of orders) {
      expect((await hands.order(buyer, orderId)).orderStatus).toBe(40)
      expect(await refunded(orderId)).toBe(10_001)
      expect(await pointsOf(buyer)).toBe(100)
    }
    await books()
  })

  it('confirms orders while all lines of each are refunded, and leaves no points for them', async () => {
    const orders = await raced((buyer) => lostOnItsWay(buyer, 2))
    await confirmedAndLost(orders)
    for (const { buyer, orderId } of orders) {
      expect((await hands.order(buyer, orderId)).orderStatus).toBe(40)
      expect(await refunded(orderId)).toBe(20_002)
      expect(await pointsOf(buyer)).toBe(0)
    }
    await books()
  })

  it('ships an order, which is then confirmed, or refunds it whole, never both', async () => {
    const orders = await raced(async (buyer) => {
      const { orderId } = await hands.paid(buyer, lamps(2), 20_002)
      return { orderId, version: await versionOf(orderId) }
    })
    const parcel = { companyName: '顺丰速运', trackingNumber: 'SF1' }
    const answers = await Promise.all(
      orders.map(({ buyer, orderId, version }, n) => {
        const ship = () => hands.ops(`POST /ops/orders/${orderId}/ship/v1`, { version, ...parcel })
        const refund = () => hands.ops(`POST /ops/orders/${orderId}/refund/v1`, { version, reason: '缺货' })
        // Half of the orders begin with one action, half with the other.
        const deeds = n % 2 ? [refund(), ship()] : [ship(), refund()]
        return Promise.all([...deeds, hands.confirm(buyer, orderId), hands.confirm(buyer, orderId)])
      }),
    )
    for (const { buyer, orderId } of orders) await hands.confirm(buyer, orderId)
    await at.shop.run('events')
    await hands.settle()
    for (const [n, { buyer, orderId }] of orders.entries()) {
      const [one, other] = answers[n]!.map(({ code }) => code === 0)
      expect(one).not.toBe(other)
      const whole = n % 2 ? one : other
      expect((await hands.order(buyer, orderId)).orderStatus).toBe(whole ? 90 : 40)
      expect(await refunded(orderId)).toBe(whole ? 20_002 : 0)
      expect(await pointsOf(buyer)).toBe(whole ? 0 : 200)
    }
    await books()
  })

  it('takes the price of a repair once, and refunds a second payment', async () => {
    const { buyer, order, form } = await bought(1)
    const id = (await hands.apply(buyer, { ...form, serviceType: 3, reason: 'damaged' })).data!.afterSaleOrderId
    await hands.deed(id, 'agree')
    await hands.deed(id, 'receive', { counted: 1, resellable: 0 })
    await hands.deed(id, 'quote', { items: [{ name: '工时', price: 3000 }] })
    const started = await all(() => hands.repairPay(buyer, id))
    expect(new Set(started.map(({ data }) => data?.cashierUrl)).size).toBe(1)
    const page = { cashierUrl: started[0]!.data!.cashierUrl, paymentId: '', paymentStatus: 0 as const }
    await all(() => at.shop.press(page, 'pay'))
    await at.shop.run('deliver', 'refund')
    const paid = await at.shop.number(
      sql`
        select count(*)::integer as n from payment
        where order_id = ${order.orderId} and payable_kind = 'repair' and status = 1`,
    )
    expect(paid).toBe(1)
    expect((await hands.read(buyer, id)).afterSaleOrder.repairStatus).toBe(2)
    await books()
  })
})
