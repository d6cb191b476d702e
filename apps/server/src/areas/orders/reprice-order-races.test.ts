import { ORDER_STATUS } from '@hearth/domain'
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { repriceOrder } from '#areas/orders/reprice-order'
import { checkBooks } from '../../../test/check-books'
import type { OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'
import { within } from '../../../test/work'

const STOCK = { lamp: 1000 }
const RACED = howMuch(8, 50)

const stock = ({ connection: { db } }: OrderingShop) =>
  stockShelf(db, [{ skuNo: 'lamp', price: 10_000, stock: STOCK.lamp }])

shopOnEveryEngine('orders whose price changes while they are paid', stock, (at) => {
  const db = () => at.shop.connection.db
  const hands = serviceHands(() => at.shop)
  const reprice = (orderId: string, off: number) =>
    within(db(), at.shop.ports.clock(), (work) => repriceOrder(work, orderId, { off, reason: '优惠' }))

  it('are paid at their current price, or not at all and their money is refunded', async () => {
    const orders: { orderId: string; pay: () => Promise<unknown> }[] = []
    for (let n = 0; n < RACED; n += 1) {
      const buyer = await at.shop.buyer()
      const { orderId } = await at.shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10_000, { useGold: false })
      const started = await at.shop.startPayment(buyer, orderId)
      orders.push({ orderId, pay: () => at.shop.press(started, 'pay') })
    }
    await Promise.all(
      orders.flatMap(({ orderId, pay }, n) => {
        const change = () => reprice(orderId, 500).catch(() => undefined)
        return n % 2 === 0 ? [pay(), change()] : [change(), pay()]
      }),
    )
    await Promise.all([at.shop.run('deliver'), ...orders.map(({ orderId }) => reprice(orderId, 700).catch(() => {}))])
    await at.shop.run('deliver')
    await hands.settle()
    for (const { orderId } of orders) {
      const { rows } = await sql<{ status: number; pay: number; back: number }>`
        select status, pay_amount as pay,
          (select coalesce(sum(amount), 0)::integer from refund where order_id = orders.id) as back
        from orders where id = ${orderId}`.execute(db())
      const [{ status, pay, back }] = rows as [{ status: number; pay: number; back: number }]
      expect([
        [ORDER_STATUS.paid, 10_000, 0],
        [ORDER_STATUS.pendingPayment, 9300, 10_000],
      ]).toContainEqual([status, pay, back])
    }
    expect(await checkBooks(db(), STOCK)).toEqual([])
  })

  it('are changed by a hundred requests at once to one price, whose lines add up', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await at.shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 3 }], 30_000, { useGold: false })
    const ends = await Promise.all(Array.from({ length: 100 }, (_, n) => reprice(orderId, 1000 + n)))
    expect(ends).toHaveLength(100)
    expect(await checkBooks(db(), STOCK)).toEqual([])
  })
})
