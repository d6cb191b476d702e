import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operate } from '../../../test/command-line'
import { openOrderingShop, type OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { stockShelf } from '../../../test/shelf'

let shop: OrderingShop
const hands = serviceHands(() => shop)
const hearth = (...args: string[]) => operate(shop, { args: ['after-sale', ...args] }, () => {})

beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 10_000 }])
})
afterAll(() => shop.close())

async function asked(serviceType: 1 | 2 | 3, reason: string) {
  const buyer = await shop.buyer()
  const order = await hands.received(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10_000)
  const [line] = await hands.items(buyer, order.orderId)
  const { data } = await hands.apply(buyer, { orderItemId: line!.orderItemId, skuNo: 'lamp', serviceType, reason })
  return { buyer, id: data!.afterSaleOrderId, orderId: order.orderId }
}

it('shows what is requested, approves it, and records what arrived and what amount is withheld', async () => {
  const { id, orderId } = await asked(1, 'quality-power')
  const listed = await hearth('list', '--status', 'applied', '--order', orderId)
  expect([listed.code, listed.output]).toEqual([0, expect.stringContaining(`${id}  2026-`)])
  expect(listed.output).toContain('退货退款  待审核  灯 lamp x1  质量问题：无法开机或充电')
  const agreed = await hearth('agree', id)
  expect(agreed.output).toContain('next: hearth after-sale receive|refuse-goods')
  const received = await hearth('receive', id, '--resellable', '0', '--deduct', '12.50', '--reason', '缺少电源')
  expect(received.output).toContain('refund 87.50: 退款中')
  expect(received.output).toContain('已扣除 12.5 元：缺少电源')
})

it('quotes a repair part by part, and sends the product back once the repair is paid or costs nothing', async () => {
  const { id } = await asked(3, 'damaged')
  await hearth('agree', id)
  await hearth('receive', id)
  expect((await hearth('quote', id, '灯板更换=30.00', '工时=20.00')).output).toContain('repair 50.00: 待确认报价')
  expect(await hearth('send', id, '--tracking', 'SF1')).toMatchObject({
    code: 1,
    output: expect.stringContaining('cannot be done as it stands'),
  })
  expect((await hearth('quote', id)).output).toContain('repair 0.00: 维修中')
  expect((await hearth('send', id, '--tracking', 'SF1')).output).toContain('商品已寄回给您')
})

it('sends another product for an exchange, or gives its money back', async () => {
  const { id } = await asked(2, 'wrong')
  await hearth('agree', id)
  await hearth('receive', id, '1')
  expect((await hearth('send', id, '--tracking', 'SF1')).output).toContain('换新商品已寄出')
  const other = await asked(2, 'wrong')
  await hearth('agree', other.id)
  await hearth('receive', other.id, '1')
  expect((await hearth('refund', other.id)).output).toContain('refund 100.00: 退款中')
})

it('records a refund that was sent by bank', async () => {
  const { id, orderId } = await asked(1, 'unwanted')
  await sql`
    update sandbox_trade set closed = true
    where payment_id in (select id from payment where order_id = ${orderId})`.execute(shop.connection.db)
  await hearth('agree', id)
  await hearth('receive', id)
  await shop.run('refund', 'events')
  const line = (await hearth('bank')).output.split('\n').find((one) => one.endsWith(id))
  const [refundId = ''] = line!.split(' ')
  expect(line).toContain('100.00')
  expect((await hearth('bank', refundId, '--reference', 'B1')).output).toBe('100.00 are noted as sent by bank.')
  expect((await hearth('bank', refundId, '--reference', 'B1')).output).toBe('That was noted before.')
})

it('refuses words that it does not understand, and requests that do not exist', async () => {
  const { id } = await asked(1, 'unwanted')
  for (const words of [
    ['sing'],
    ['show'],
    ['refuse', id],
    ['receive', id, 'all'],
    ['list', '--status', 'gone'],
    ['quote', id, '=3.00'],
    ['quote', id, '工时=20'],
  ])
    expect([words, (await hearth(...words)).code]).toEqual([words, 2])
  expect(await hearth('show', 'A0')).toMatchObject({ code: 1, output: expect.stringContaining('no such request') })
  expect((await hearth('refuse', id, '--reason', '超过期限')).output).toContain('未通过')
})
