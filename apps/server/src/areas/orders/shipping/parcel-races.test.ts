import { ORDER_STATUS } from '@hearth/domain'
import type { OpsOrderWithPapers } from '@hearth/ops'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { shipOrder } from '#areas/orders/shipping/ship-order'
import { checkBooks } from '../../../../test/check-books'
import type { Buyer, OrderingShop } from '../../../../test/ordering-shop'
import { stockShelf } from '../../../../test/shelf'
import { shopOnEveryEngine } from '../../../../test/shop-on-every-engine'
import { serviceHands } from '../../../../test/served-shop'
import { within } from '../../../../test/work'

const STOCK = { lamp: 1000 }
const AT_ONCE = 50

const stock = ({ connection: { db } }: OrderingShop) =>
  stockShelf(db, [{ skuNo: 'lamp', price: 20_000, stock: STOCK.lamp }])

shopOnEveryEngine('parcels, fifty at once', stock, (at) => {
  const db = () => at.shop.connection.db
  const hands = serviceHands(() => at.shop)
  const books = async () => expect(await checkBooks(db(), STOCK)).toEqual([])
  const all = <One>(make: (turn: number) => Promise<One>) =>
    Promise.allSettled(Array.from({ length: AT_ONCE }, (_, turn) => make(turn)))
  const done = (ends: PromiseSettledResult<unknown>[]) => ends.filter(({ status }) => status === 'fulfilled').length
  const lamps = async (buyer: Buyer, pieces: number) => {
    const { orderId, products } = await hands.paid(buyer, [{ skuNo: 'lamp', itemQuantity: pieces }], 20_000 * pieces)
    return { orderId, orderItemId: products[0]!.orderItemId }
  }
  const shipOne = (orderId: string, orderItemId: string, turn: number) =>
    within(db(), at.shop.ports.clock(), (work) =>
      shipOrder(work, orderId, {
        companyName: '顺丰速运',
        trackingNumber: `SF${turn}`,
        items: [{ orderItemId, quantity: 1 }],
      }),
    )
  const sent = (orderId: string) =>
    at.shop.number(sql`
      select coalesce(sum(quantity), 0)::integer as n from shipment_item
      join shipment on shipment.id = shipment_id and order_id = ${orderId}`)
  const statusOf = (orderId: string) => at.shop.number(sql`select status as n from orders where id = ${orderId}`)

  it('hold as many pieces as were ordered, and no more', async () => {
    const { orderId, orderItemId } = await lamps(await at.shop.buyer(), 7)
    expect(done(await all((turn) => shipOne(orderId, orderItemId, turn)))).toBe(7)
    expect([await sent(orderId), await statusOf(orderId)]).toEqual([7, ORDER_STATUS.shipped])
    await books()
  })

  it('are sent by one of several members of staff who read the same version', async () => {
    const { orderId, orderItemId } = await lamps(await at.shop.buyer(), 2)
    await shipOne(orderId, orderItemId, 0)
    const { version } = (await hands.ops<OpsOrderWithPapers>(`GET /ops/orders/${orderId}/v1`)).data!
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, turn) =>
        hands.ops(`POST /ops/orders/${orderId}/ship/v1`, {
          version,
          companyName: '顺丰速运',
          trackingNumber: `SF-${turn}`,
          items: turn % 2 === 0 ? [{ orderItemId, quantity: 1 }] : [],
        }),
      ),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect([await sent(orderId), await statusOf(orderId)]).toEqual([2, ORDER_STATUS.shipped])
    await books()
  })

  it('carry the last piece, or its money is refunded, never both', async () => {
    const orders: { buyer: Buyer; orderId: string; orderItemId: string }[] = []
    for (let turn = 0; turn < AT_ONCE / 2; turn += 1) {
      const buyer = await at.shop.buyer()
      const order = await lamps(buyer, 2)
      await shipOne(order.orderId, order.orderItemId, 0)
      orders.push({ buyer, ...order })
    }
    const ask = (one: (typeof orders)[number]) =>
      hands.apply(one.buyer, { orderItemId: one.orderItemId, skuNo: 'lamp', reason: 'unwanted', returnType: undefined })
    await Promise.allSettled(
      orders.flatMap((one, turn) => {
        const both = [() => shipOne(one.orderId, one.orderItemId, 1), () => ask(one)]
        return (turn % 2 === 0 ? both : both.reverse()).map((act) => act())
      }),
    )
    const { rows } = await sql<{ id: string; unshipped: boolean }>`
      select id, unshipped from after_sale
      where order_id = any(${orders.map(({ orderId }) => orderId)}::text[])`.execute(db())
    for (const { id, unshipped } of rows) if (unshipped) await hands.deed(id, 'agree')
    await hands.settle()
    for (const { orderId } of orders) {
      const back = await at.shop.number(sql`
        select coalesce(sum(refunded_unsent), 0)::integer as n from order_item where order_id = ${orderId}`)
      expect([(await sent(orderId)) + back, await statusOf(orderId)]).toEqual([2, ORDER_STATUS.shipped])
    }
    await books()
  })

  it('get service for shipped and for unshipped pieces, each piece once', async () => {
    const buyer = await at.shop.buyer()
    const { orderId, orderItemId } = await lamps(buyer, 7)
    for (let turn = 0; turn < 3; turn += 1) await shipOne(orderId, orderItemId, turn)
    // One shopper can make no more requests than this in a minute.
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) => hands.apply(buyer, { orderItemId, skuNo: 'lamp', sent: turn % 2 === 0 })),
    )
    const { rows } = await sql<{ id: string; unshipped: boolean; quantity: number }>`
      select id, unshipped, quantity from after_sale where order_id = ${orderId}`.execute(db())
    expect([rows.filter(({ unshipped }) => unshipped), rows.filter(({ unshipped }) => !unshipped)]).toMatchObject([
      { length: 4 },
      { length: 3 },
    ])
    for (const { id, unshipped } of rows) {
      await hands.deed(id, 'agree')
      if (!unshipped) await hands.deed(id, 'receive', { counted: 1, resellable: 1 })
    }
    await hands.settle()
    expect(
      await at.shop.number(sql`select refunded * 10 + refunded_unsent as n from order_item where id = ${orderItemId}`),
    ).toBe(74)
    expect(await statusOf(orderId)).toBe(ORDER_STATUS.shipped)
    await books()
  })
})
