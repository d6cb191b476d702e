import { DAY, formatDay } from '@hearth/domain'
import type { DailyStatistics, ShopStatistics } from '@hearth/sdk/core'
import { howMuch } from '@hearth/vitest/whole'
import { expect, it } from 'vitest'
import { bookEarnings } from '#areas/earnings/book-earnings'
import { house } from '#shop/actor'
import { inTransaction, workAt } from '#shop/unit-of-work'
import { checkBooks } from '../../../test/check-books'
import { earningHands } from '../../../test/earning-hands'
import { seededRandom } from '../../../test/seeded-random'
import { stockShelf } from '../../../test/shelf'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'

const ORDERS = howMuch(12, 50)

shopOnEveryEngine(
  'the figures of a shop, at once',
  async (shop) => {
    await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 20_000, stock: 10_000 }])
    await earningHands(() => shop).offer()
  },
  (at) => {
    const hands = earningHands(() => at.shop)
    const books = async () => expect(await checkBooks(at.shop.connection.db, {})).toEqual([])
    const book = (orderId: string) =>
      inTransaction(workAt(at.shop.inside, at.shop.ports.clock(), house('test')), (inside) =>
        bookEarnings(inside, orderId, inside.now),
      )
    const read = async (who: { headers: Record<string, string> }) =>
      (await hands.as<ShopStatistics>(who, 'GET', '/api/platform/rebate/shop/v1/statis/basic')).data!

    it('are the sum of what is left, however many payments and refunds come at once', async () => {
      const promoter = await hands.promoter()
      const orders: string[] = []
      for (let n = 0; n < ORDERS; n += 1) {
        const quantity = (n % 3) + 1
        const lamps = [{ skuNo: 'lamp', itemQuantity: quantity }]
        const { orderId } = await hands.paid(await at.shop.buyer(), lamps, quantity * 20_000, {
          shareId: promoter.shareId,
        })
        orders.push(orderId)
      }
      // Half of the orders are refunded while the events of all orders are delivered, each to many consumers
      // concurrently.
      const refunded = orders.filter((_, n) => n % 2 === 0)
      await Promise.all([
        ...orders.flatMap((orderId) => [book(orderId), book(orderId), book(orderId)]),
        at.shop.run('events'),
        ...refunded.map((orderId) => hands.refund(orderId)),
      ])
      await hands.settle()
      await Promise.all(orders.flatMap((orderId) => [book(orderId), book(orderId)]))
      const kept = orders.flatMap((_, n) => (n % 2 === 0 ? [] : [(n % 3) + 1]))
      const pieces = kept.reduce((sum, one) => sum + one, 0)
      const due = { viewCount: 0, orderCount: kept.length, amount: pieces * 20_000, rebateAmount: pieces * 1000 }
      expect(await read(promoter)).toEqual({ ...due, today: due, last7Days: due, last30Days: due })
      expect((await hands.amount(promoter)).totalAmount).toBe(due.rebateAmount)
      await books()
    })

    it('are right after any sequence of purchases and refunds over days', async () => {
      const random = seededRandom(20_261_130)
      const pick = (below: number) => random.int(below)
      const promoter = await hands.promoter()
      const begin = formatDay(at.shop.ports.clock())
      const open: { orderId: string; day: string; pieces: number }[] = []
      for (let step = 0; step < howMuch(10, 60); step += 1) {
        if (pick(3) === 0) at.shop.wait(DAY)
        if (pick(3) > 0 || open.length === 0) {
          const pieces = pick(3) + 1
          const lamps = [{ skuNo: 'lamp', itemQuantity: pieces }]
          const { order } = await hands.bought(promoter, lamps, pieces * 20_000)
          open.push({ orderId: order.orderId, day: formatDay(at.shop.ports.clock()), pieces })
        } else {
          const [gone] = open.splice(pick(open.length), 1)
          await hands.refund(gone!.orderId)
          await hands.settle()
        }
        await books()
      }
      const url = `/api/platform/rebate/shop/v1/statis/detail?begin=${begin}&end=${formatDay(at.shop.ports.clock())}`
      const { result } = (await hands.as<DailyStatistics>(promoter, 'GET', url)).data!
      for (const { day, orderCount, amount } of result) {
        const due = open.filter((one) => one.day === day)
        expect([day, orderCount, amount]).toEqual([
          day,
          due.length,
          due.reduce((sum, { pieces }) => sum + pieces * 20_000, 0),
        ])
      }
    })
  },
)
