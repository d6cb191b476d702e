import { REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SESSION_LIFETIME } from '#kernel/sessions/sessions'
import { openTestShop, type TestShop } from '../../../test/shop'

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop({ demo: true })))
afterAll(() => shop.close())

it('lets a shopper in the second half of a session go on reading while the database takes no writes, and says that writes are unavailable', async () => {
  const { headers } = await shop.newShopper()
  shop.wait(SESSION_LIFETIME * 0.6)
  const write = () =>
    shop.ask({
      method: 'PUT',
      url: '/api/cart/v1',
      headers,
      payload: { operation: 'add', items: [{ skuNo: '100101', itemQuantity: 1 }] },
    })
  await sql`set default_transaction_read_only = on`.execute(shop.connection.db)
  expect(await shop.ask({ url: '/api/cart/v4', headers })).toMatchObject({ status: 200, success: true })
  const refused = await write()
  expect(refused).toMatchObject({
    status: 503,
    code: REPLY_CODE.readOnly,
    message: '店铺暂时只能浏览，请稍后再试',
    data: null,
  })
  expect(refused.headers['retry-after']).toBe('1')
  await sql`set default_transaction_read_only = off`.execute(shop.connection.db)
  expect(await write()).toMatchObject({ status: 200, success: true })
})
