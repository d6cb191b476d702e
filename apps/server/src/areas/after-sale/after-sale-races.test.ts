import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import type { OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'
import { serviceHands } from '../../../test/served-shop'

const STOCK = { lamp: 1000 }
const AT_ONCE = 50

const stock = ({ connection: { db } }: OrderingShop) =>
  stockShelf(db, [{ skuNo: 'lamp', price: 10_001, stock: STOCK.lamp }])

const all = <One>(make: (at: number) => Promise<One>): Promise<One[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => make(at)))

shopOnEveryEngine('after-sale service, fifty at once', stock, (at) => {
  const db = () => at.shop.connection.db
  const hands = serviceHands(() => at.shop)
  const books = async () => expect(await checkBooks(db(), STOCK)).toEqual([])
  const lamps = (itemQuantity: number) => [{ skuNo: 'lamp', itemQuantity }]

  async function bought(pieces: number) {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, lamps(pieces), 10_001 * pieces)
    const [line] = await hands.items(buyer, order.orderId)
    return { buyer, order, form: { orderItemId: line!.orderItemId, skuNo: 'lamp' } }
  }
  const refunded = (orderId: string) =>
    at.shop.number(sql`select coalesce(sum(amount), 0)::integer as n from refund where order_id = ${orderId}`)

  it('asks for as many pieces as were bought, and no more', async () => {
    const { buyer, form } = await bought(3)
    const answers = await all(() => hands.apply(buyer, form))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3)
    await books()
  })

  it('asks once under one key', async () => {
    const { buyer, form } = await bought(3)
    const answers = await all(() => hands.apply(buyer, form, 'one-key'))
    expect(new Set(answers.map(({ data }) => data?.afterSaleOrderId)).size).toBe(1)
    expect(answers.every(({ code }) => code === 0)).toBe(true)
    await books()
  })

  it('gives a line’s money back once, whoever receives it and however often', async () => {
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

  it('takes back what its shopper cancels, or refunds it, never both', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { buyer, order, form } = await bought(1)
      const id = (await hands.apply(buyer, form)).data!.afterSaleOrderId
      await hands.deed(id, 'agree')
      const { version } = await hands.asStaff(id)
      const [cancelled, received] = await Promise.all([
        hands.withdraw(buyer, id),
        hands.ops(`POST /ops/after-sales/${id}/receive/v1`, { version, counted: 1, resellable: 1 }),
      ])
      await hands.settle()
      const { afterSaleStatus } = (await hands.read(buyer, id)).afterSaleOrder
      expect([cancelled.code === 0, received.code === 0]).toEqual([afterSaleStatus === 90, afterSaleStatus === 50])
      expect(await refunded(order.orderId)).toBe(afterSaleStatus === 50 ? 10_001 : 0)
    }
    await books()
  })

  it('refunds an order whole, or a line of it, and never more than was paid', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const buyer = await at.shop.buyer()
      const order = await hands.paid(buyer, lamps(2), 20_002)
      const [line] = await hands.items(buyer, order.orderId)
      const wish = { orderItemId: line!.orderItemId, skuNo: 'lamp', itemQuantity: 1, returnType: undefined }
      const id = (await hands.apply(buyer, wish)).data!.afterSaleOrderId
      const { version } = await hands.asStaff(id)
      const { data } = await hands.ops<{ version: number }>(`GET /ops/orders/${order.orderId}/v1`)
      await Promise.all([
        hands.ops(`POST /ops/after-sales/${id}/agree/v1`, { version }),
        hands.ops(`POST /ops/orders/${order.orderId}/refund/v1`, { version: data!.version, reason: '缺货' }),
        hands.withdraw(buyer, id),
      ])
      await hands.settle()
      expect(await refunded(order.orderId)).toBeLessThanOrEqual(20_002)
      await books()
    }
  })

  it('confirms an order while a line of it goes back', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.paid(buyer, lamps(2), 20_002)
    await hands.ship(order.orderId)
    const [line] = await hands.items(buyer, order.orderId)
    const wish = { orderItemId: line!.orderItemId, skuNo: 'lamp', reason: 'lost', returnType: 0 as const }
    const id = (await hands.apply(buyer, wish)).data!.afterSaleOrderId
    const { version } = await hands.asStaff(id)
    await Promise.all([
      ...Array.from({ length: 20 }, () => hands.confirm(buyer, order.orderId)),
      hands.ops(`POST /ops/after-sales/${id}/agree/v1`, { version }),
    ])
    await at.shop.run('events')
    await hands.settle()
    expect((await hands.order(buyer, order.orderId)).orderStatus).toBe(40)
    expect(await refunded(order.orderId)).toBe(10_001)
    const points = await at.shop.number(
      sql`select balance as n from ledger_account where owner = ${buyer.id} and kind = 'points'`,
    )
    expect(points).toBe(100)
    await books()
  })

  it('is paid for a repair once, and gives back what is paid twice', async () => {
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
      sql`select count(*)::integer as n from payment where order_id = ${order.orderId} and payable_kind = 'repair' and status = 1`,
    )
    expect(paid).toBe(1)
    expect((await hands.read(buyer, id)).afterSaleOrder.repairStatus).toBe(2)
    await books()
  })
})
