import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LAWS } from '#audit/laws'
import { commandLine } from '../../test/command-line'
import { openOrderingShop, type OrderingShop } from '../../test/ordering-shop'
import { stockShelf } from '../../test/shelf'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp' }])
})
afterAll(() => shop.close())

const hearth = commandLine(() => shop)

it('finds no fault in a shop whose orders were placed, paid, shipped and cancelled', async () => {
  const buyer = await shop.buyer()
  const orders = [1, 2, 3].map(() => shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000))
  const [paid, cancelled] = await Promise.all(orders)
  await shop.press(await shop.startPayment(buyer, paid!.orderId), 'pay')
  await shop.run('deliver')
  await hearth('ship', paid!.orderId)
  await hearth('cancel', cancelled!.orderId)
  await shop.run('events')
  expect(await hearth('audit')).toEqual({
    code: 0,
    output: `All ${LAWS.length} laws of the shop hold.\n0 events wait to be acted on; none has failed.`,
  })
})

it('shows a consumer that always fails, how often it tried, and the reason', async () => {
  const buyer = await shop.buyer()
  const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
  await shop.press(await shop.startPayment(buyer, orderId), 'pay')
  await shop.run('deliver')
  await hearth('ship', orderId)
  const { notifier } = shop.ports
  shop.ports.notifier = { send: () => Promise.reject(new Error('no network')) }
  for (let n = 0; n < 3; n += 1) {
    await shop.run('events').catch(() => {})
    shop.wait(3_600_000)
  }
  shop.ports.notifier = notifier
  const { code, output } = await hearth('audit')
  expect(code).toBe(1)
  expect(output).toContain('1 events wait to be acted on; these failed and will be tried again:')
  expect(output).toMatch(
    new RegExp(`  messages: order\\.shipped of order/${orderId}, tried 3 times, again at .*: no network`),
  )
  await shop.run('events')
  expect((await hearth('audit')).code).toBe(0)
})

it('names each thing that breaks a law', async () => {
  await sql`update spu_sold set sold = sold + 1`.execute(shop.connection.db)
  expect(await hearth('audit')).toMatchObject({
    code: 1,
    output: expect.stringContaining(
      '1 things break a law of the shop:\n  a product has not sold what its skus have: spu-lamp',
    ),
  })
  await sql`update spu_sold set sold = sold - 1`.execute(shop.connection.db)
})
