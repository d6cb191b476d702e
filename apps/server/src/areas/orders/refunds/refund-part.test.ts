import { ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import { OPS_CODE, type PartOfOrderRefunded } from '@hearth/ops'
import type { Billing, OperLogs } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../../test/check-books'
import { commandLine } from '../../../../test/command-line'
import { earningHands } from '../../../../test/earning-hands'
import type { Buyer, OrderingShop } from '../../../../test/ordering-shop'
import { stockShelf } from '../../../../test/shelf'
import { shopOnAnEngine } from '../../../../test/shop-on-every-engine'
import { askAs, auditOf, newStaff } from '../../../../test/staff'

const STOCK = { lamp: 1000, lock: 1000 }

const stock = (shop: OrderingShop) =>
  stockShelf(shop.connection.db, [
    { skuNo: 'lamp', price: 10_000, stock: STOCK.lamp },
    { skuNo: 'lock', price: 20_000, stock: STOCK.lock },
  ])

const line = (skuNo: string, itemQuantity: number) => ({ skuNo, itemQuantity })

shopOnAnEngine('a partial refund by the shop', stock, (at) => {
  const db = () => at.shop.connection.db
  const hands = earningHands(() => at.shop)
  const hearth = commandLine(() => at.shop)
  const books = async () => expect(await checkBooks(db(), STOCK)).toEqual([])
  const versionOf = async (orderId: string) =>
    (await hands.ops<{ version: number }>(`GET /ops/orders/${orderId}/v1`)).data!.version
  const give = async (orderId: string, wish: object) =>
    hands.ops<PartOfOrderRefunded>(`POST /ops/orders/${orderId}/goodwill/v1`, {
      version: await versionOf(orderId),
      reason: '延迟发货补偿',
      ...wish,
    })
  const refunded = (orderId: string) =>
    at.shop.number(sql`select coalesce(sum(amount), 0)::integer as n from refund where order_id = ${orderId}`)
  const pointsOf = ({ id }: Buyer) =>
    at.shop.number(
      sql`select coalesce(sum(balance), 0)::integer as n from ledger_account
        where owner = ${id} and kind = 'points'`,
    )
  const itemOf = async (buyer: Buyer, orderId: string, skuNo: string) =>
    (await hands.order(buyer, orderId)).products.find((one) => one.skuNo === skuNo)!.orderItemId
  const logOf = async (buyer: Buyer, orderId: string) =>
    (await hands.ask<OperLogs>(buyer, 'GET', `/api/orders/${orderId}/operLogs/v1`)).data!.operLogs

  /** The shopper returns pieces of a line, and the shop receives all of them. @returns fen refunded for the pieces */
  async function goBack(buyer: Buyer, orderId: string, skuNo: string, pieces: number): Promise<number> {
    const orderItemId = await itemOf(buyer, orderId, skuNo)
    const { data } = await hands.apply(buyer, { orderItemId, skuNo, itemQuantity: pieces })
    const id = data!.afterSaleOrderId
    await hands.deed(id, 'agree')
    await hands.deed(id, 'receive', { counted: pieces, resellable: pieces })
    await hands.settle()
    return (await hands.read(buyer, id)).afterSaleOrder.refundAmount!
  }

  it('is given for a received order; its shopper keeps it, reads why, and is told of the money', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, [line('lamp', 1), line('lock', 1)], 30_000)
    const points = await pointsOf(buyer)
    const reply = await give(order.orderId, { amount: 3000 })
    expect(reply).toMatchObject({ code: 0, data: { amount: 3000, left: 27_000, changed: true } })
    await hands.settle()
    expect(await refunded(order.orderId)).toBe(3000)
    expect((await hands.order(buyer, order.orderId)).orderStatus).toBe(ORDER_STATUS.received)
    expect(await logOf(buyer, order.orderId)).toContainEqual(
      expect.objectContaining({ title: '商家退款', detail: '延迟发货补偿，退款 30 元将原路退回' }),
    )
    await at.shop.run('deliver', 'events')
    expect(at.shop.messages).toContainEqual(expect.objectContaining({ kind: 'orderRefunded', orderId: order.orderId }))
    // A tenth of the money is refunded, so the points that it earned are taken back.
    expect([points, await pointsOf(buyer)]).toEqual([300, 270])
    expect((await auditOf(at.shop)).at(-1)).toMatchObject({
      call: 'orders.refundPart',
      target_id: order.orderId,
      after: { refund: 3000, reason: '延迟发货补偿' },
    })
    await books()
  })

  it('leaves the right to service: each piece refunds that much less, and all of them together what was paid', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, [line('lamp', 3), line('lock', 1)], 50_000)
    await give(order.orderId, { amount: 5000 })
    expect(await goBack(buyer, order.orderId, 'lamp', 1)).toBe(9000)
    expect(await give(order.orderId, { amount: 1000 })).toMatchObject({ data: { left: 35_000 } })
    expect(await goBack(buyer, order.orderId, 'lock', 1)).toBe(17_500)
    expect(await goBack(buyer, order.orderId, 'lamp', 2)).toBe(17_500)
    expect(await refunded(order.orderId)).toBe(50_000)
    expect(await pointsOf(buyer)).toBe(0)
    await books()
  })

  it('may be the whole amount: pieces that come back then refund nothing', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, [line('lamp', 3)], 30_000)
    expect(await give(order.orderId, { amount: 30_000 })).toMatchObject({ data: { left: 0 } })
    expect(await goBack(buyer, order.orderId, 'lamp', 1)).toBe(0)
    expect(await goBack(buyer, order.orderId, 'lamp', 2)).toBe(0)
    expect(await refunded(order.orderId)).toBe(30_000)
    await books()
  })

  it('may be the price of some pieces, or a part of that', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await hands.paid(buyer, [line('lamp', 2), line('lock', 1)], 40_000)
    const items = [{ orderItemId: await itemOf(buyer, orderId, 'lamp'), quantity: 1 }]
    expect(await give(orderId, { items })).toMatchObject({ data: { amount: 10_000, left: 30_000 } })
    // Half of the line was refunded as goodwill, which is split equally between its two pieces.
    expect(await give(orderId, { items, amount: 5001 })).toMatchObject({
      code: REPLY_CODE.badInput,
      field: 'amount',
      message: '最多还可退 50 元',
    })
    expect(await give(orderId, { items: [{ ...items[0], quantity: 3 }] })).toMatchObject({ field: 'items' })
    expect(await give(orderId, { items: [{ orderItemId: 'nothing', quantity: 1 }] })).toMatchObject({
      code: REPLY_CODE.notFound,
    })
    await hands.refund(orderId)
    await hands.settle()
    expect(await refunded(orderId)).toBe(40_000)
    await books()
  })

  it('is refused where nothing was paid, nothing is left, or no amount is given', async () => {
    const buyer = await at.shop.buyer()
    const unpaid = await at.shop.buy(buyer, [line('lamp', 1)], 10_000, { useGold: false })
    expect(await give(unpaid.orderId, { amount: 100 })).toMatchObject({ code: REPLY_CODE.wrongState })
    const { orderId } = await hands.paid(buyer, [line('lamp', 1)], 10_000)
    expect(await give(orderId, {})).toMatchObject({ code: REPLY_CODE.badInput, field: 'amount' })
    expect(await give(orderId, { amount: 10_001 })).toMatchObject({ field: 'amount', message: '最多还可退 100 元' })
    await hands.refund(orderId)
    expect(await give(orderId, { amount: 1 })).toMatchObject({ code: REPLY_CODE.wrongState })
    expect(await refunded(orderId)).toBe(10_000)
    await books()
  })

  it('is given once under one key', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await hands.received(buyer, [line('lamp', 1)], 10_000)
    const version = await versionOf(orderId)
    const owner = await newStaff(at.shop, 'owner')
    const wish = { version, amount: 500, reason: '补偿' }
    const ask = (key: string) => askAs(at.shop, owner, `POST /ops/orders/${orderId}/goodwill/v1`, wish, key)
    expect(await ask('one')).toMatchObject({ code: 0, replayed: false })
    expect(await ask('one')).toMatchObject({ code: 0, replayed: true })
    expect(await ask('other')).toMatchObject({ code: OPS_CODE.stale })
    expect(await refunded(orderId)).toBe(500)
  })

  it('lowers the rebate of the promoter who shared the order, and the invoice', async () => {
    await hands.offer()
    const promoter = await hands.promoter()
    const { buyer, order } = await hands.bought(promoter, [line('lamp', 2)], 20_000)
    const choice = { invoiceHeaderType: 1, invoiceContent: 1, invoiceType: 1, pattern: 3, orderId: order.orderId }
    await hands.ask<Billing>(buyer, 'POST', '/api/platform/billing/v1', choice)
    await hands.receive(buyer, order.orderId)
    await at.shop.run('make invoices')
    expect((await hands.amount(promoter)).pendingAmount).toBe(1000)
    await give(order.orderId, { amount: 5000 })
    await hands.settle()
    await at.shop.run('make invoices')
    expect((await hands.amount(promoter)).pendingAmount).toBe(750)
    const billing = await hands.ask<Billing>(buyer, 'GET', `/api/platform/billing/v1/order/${order.orderId}`)
    expect(billing.data).toMatchObject({ billingStatus: 1, amount: 15_000 })
    await books()
  })

  it('is given on the command line, by an amount or by pieces', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await hands.received(buyer, [line('lamp', 2)], 20_000)
    expect(await hearth('refund', orderId, '--amount', '20.00', '--reason', '延迟发货补偿')).toEqual({
      code: 0,
      output: `20.00 of order ${orderId} go back to the shopper; 180.00 can still be given back.`,
    })
    expect(await hearth('refund', orderId, '--items', 'lamp=1', '--reason', '少配件')).toMatchObject({
      output: expect.stringContaining('90.00 of order'),
    })
    expect(await hearth('refund', orderId, '--amount', '500.00', '--reason', '补偿')).toMatchObject({
      code: 1,
      output: expect.stringContaining('最多还可退 90 元'),
    })
    expect(await hearth('refund', orderId, '--amount', '5.00')).toMatchObject({ code: 2 })
    expect(await refunded(orderId)).toBe(11_000)
    await books()
  })
})
