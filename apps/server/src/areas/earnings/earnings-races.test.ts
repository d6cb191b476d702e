import { LEDGER_UNIT } from '@hearth/domain'
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { postJournal } from '#areas/ledger/post-journal'
import { bookEarnings } from '#areas/earnings/book-earnings'
import { house } from '#shop/actor'
import { inTransaction, workAt } from '#shop/unit-of-work'
import { checkBooks } from '../../../test/check-books'
import { earningHands } from '../../../test/earning-hands'
import { draftOf, stockShelf } from '../../../test/shelf'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'
import { untilPlaced } from '../../../test/until-placed'

const AT_ONCE = howMuch(20, 200)

const times = <One>(count: number, make: (at: number) => Promise<One>): Promise<One[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

shopOnEveryEngine(
  'what promoters earn, at once',
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
    const journals = (kind: string, orderId: string) =>
      at.shop.number(sql`
        select count(*)::integer as n from ledger_journal
        where source_kind = ${kind} and source_id like ${`${orderId}-%`}`)

    it('an order earns once, however many notices of its payment come at once', async () => {
      const promoter = await hands.promoter()
      const buyer = await at.shop.buyer()
      const order = await hands.paid(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 20_000, {
        shareId: promoter.shareId,
      })
      const steps = await times(AT_ONCE, () => book(order.orderId))
      expect(steps.reduce((sum, one) => sum + one, 0)).toBe(1)
      expect((await hands.amount(promoter)).pendingAmount).toBe(1000)
      await at.shop.run('events')
      expect((await hands.amount(promoter)).pendingAmount).toBe(1000)
      await books()
    })

    it('an order sent many times at once under one key, by two shares, is one order and earns for one promoter', async () => {
      const [one, other] = [await hands.promoter(), await hands.promoter()]
      const buyer = await at.shop.buyer()
      const headers = { ...buyer.headers, 'idempotency-key': `two shares of ${buyer.id}` }
      const draft = (shareId: string) =>
        draftOf(buyer.addressId, [{ skuNo: 'lamp', itemQuantity: 1 }], 20_000, { shareId })
      const answers = await times(AT_ONCE, (n) =>
        at.shop.ask<{ orderId: string }>({
          method: 'POST',
          url: '/api/orders/v1',
          headers,
          payload: draft((n % 2 === 0 ? one : other).shareId),
        }),
      )
      const placed = answers.flatMap(({ data }) => (data ? [data.orderId] : []))
      expect(new Set(placed).size).toBe(1)
      const { rows } = await sql<{ owner: string }>`
        select shopper_id as owner from order_share where buyer_id = ${buyer.id}`.execute(at.shop.connection.db)
      expect(rows).toHaveLength(1)
      expect([one.id, other.id]).toContain(rows[0]!.owner)
      await books()
    })

    it('settles once, and a refund at the same moment takes back its share once', async () => {
      const promoter = await hands.promoter()
      const { buyer, order } = await hands.bought(promoter, [{ skuNo: 'lamp', itemQuantity: 2 }], 40_000)
      await hands.receive(buyer, order.orderId)
      const { orderItemId } = order.products[0]!
      const { data } = await hands.apply(buyer, { orderItemId, skuNo: 'lamp', itemQuantity: 1 })
      const id = data!.afterSaleOrderId
      await hands.deed(id, 'agree')
      await hands.deed(id, 'receive', { counted: 1, resellable: 0 })
      at.shop.wait(8 * 86_400_000)
      await Promise.all([
        hands.deed(id, 'refund', {}),
        ...Array.from({ length: AT_ONCE }, (_, n) =>
          n % 2 === 0 ? at.shop.run('settle earnings') : book(order.orderId),
        ),
      ])
      await hands.settle()
      await at.shop.run('settle earnings')
      expect(await hands.amount(promoter)).toEqual({ totalAmount: 1000, settledAmount: 1000, pendingAmount: 0 })
      expect(await journals('rebateEarned', order.orderId)).toBe(1)
      expect(await journals('rebateSettled', order.orderId)).toBe(1)
      expect(await journals('rebateTakenBack', order.orderId)).toBe(1)
      await books()
    })

    it('leaves a debt when settled rebates are withdrawn and then taken back, which later earnings pay first', async () => {
      const { db } = at.shop.connection
      const promoter = await hands.promoter()
      const { buyer, order } = await hands.bought(promoter)
      await hands.receive(buyer, order.orderId)
      const { orderItemId } = order.products[0]!
      const { data } = await hands.apply(buyer, { orderItemId, skuNo: 'lamp', itemQuantity: 1 })
      await hands.deed(data!.afterSaleOrderId, 'agree')
      // The request is closed until the rebate has settled, as if the shopper had made the request after that.
      await sql`update after_sale set status = 91 where id = ${data!.afterSaleOrderId}`.execute(db)
      await hands.settled()
      await sql`update after_sale set status = 20 where id = ${data!.afterSaleOrderId}`.execute(db)
      expect((await hands.amount(promoter)).settledAmount).toBe(1000)
      await postJournal(workAt(at.shop.inside, at.shop.ports.clock(), house('test')), {
        source: { kind: 'test', id: promoter.id },
        entries: [
          { account: 'rebateAvailable', owner: promoter.id, unit: LEDGER_UNIT.yuan, amount: -1000 },
          { account: 'payouts', owner: 'test', unit: LEDGER_UNIT.yuan, amount: 1000 },
        ],
        eventAt: at.shop.ports.clock(),
      })
      await hands.deed(data!.afterSaleOrderId, 'receive', { counted: 1, resellable: 0 })
      await hands.deed(data!.afterSaleOrderId, 'refund', {})
      await hands.settle()
      const available = () =>
        at.shop.number(sql`
          select balance::integer as n from ledger_account where id = ${`rebateAvailable/${promoter.id}/CNY`}`)
      expect(await available()).toBe(-1000)
      expect(await hands.amount(promoter)).toEqual({ totalAmount: 0, settledAmount: 0, pendingAmount: 0 })
      const next = await hands.bought(promoter)
      await hands.receive(next.buyer, next.order.orderId)
      await hands.settled()
      expect(await available()).toBe(0)
      await books()
    })

    it('fifty shoppers who buy by one share at once each earn for it, in one queue of a sku', async () => {
      const promoter = await hands.promoter()
      const buyers = await times(AT_ONCE, () => at.shop.buyer())
      const orders = await Promise.all(
        buyers.map((buyer, n) =>
          untilPlaced(() =>
            at.shop.ask<{ orderId: string }>({
              method: 'POST',
              url: '/api/orders/v1',
              headers: { ...buyer.headers, 'idempotency-key': `buys-${n}-${promoter.id}` },
              payload: draftOf(buyer.addressId, [{ skuNo: 'lamp', itemQuantity: 1 }], 20_000, {
                shareId: promoter.shareId,
              }),
            }),
          ),
        ),
      )
      expect(orders.filter(({ code }) => code !== 0)).toEqual([])
      const shared = await at.shop.number(sql`
        select count(*)::integer as n from order_share where shopper_id = ${promoter.id}`)
      expect(shared).toBe(AT_ONCE)
      const { data } = await hands.orders(promoter, { count: 1 })
      expect([data?.totalCount, data?.result[0]?.rebateAmount]).toEqual([AT_ONCE, 1000])
      await books()
    })
  },
)
