import { REPLY_CODE } from '@hearth/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtCalls } from '../../../test/built-calls'
import { openTestShop, type TestShop } from '../../../test/shop'

const shut = builtCalls.filter(({ call }) => !call.visitors)
const addressOf = (path: string) => path.replaceAll(/:\w+/g, '1')

describe('a visitor', () => {
  let shop: TestShop
  beforeAll(async () => void (shop = await openTestShop()))
  afterAll(() => shop.close())

  it('is asked to log in before the content of the request is checked', async () => {
    expect(
      await shop.ask({ method: 'POST', url: '/api/platform/address/v1', payload: { consigneeTele: 7 } }),
    ).toMatchObject({ status: 401, code: REPLY_CODE.loginNeeded })
    expect(
      await shop.ask({
        method: 'POST',
        url: '/api/orders/v1',
        headers: { 'content-type': 'application/json' },
        body: '{"addressId":',
      }),
    ).toMatchObject({ status: 401, code: REPLY_CODE.loginNeeded })
    expect(await shop.ask('/api/orders/v1?count=many')).toMatchObject({ status: 401, code: REPLY_CODE.loginNeeded })
  })

  it.each(shut.map(({ name, method, path }) => ({ name, method, path })))(
    'is asked to log in by $name',
    async ({ method, path }) => {
      expect(
        await shop.ask({ method, url: addressOf(path), ...(method === 'GET' ? {} : { payload: {} }) }),
      ).toMatchObject({ status: 401, code: REPLY_CODE.loginNeeded })
    },
  )

  it('with an expired login is asked to log in too, and a shopper reads what is wrong', async () => {
    expect(
      await shop.ask({
        method: 'POST',
        url: '/api/platform/address/v1',
        headers: { 'x-hearth-session': 'x'.repeat(43) },
        payload: {},
      }),
    ).toMatchObject({ status: 401 })
    const { headers } = await shop.newShopper()
    expect(await shop.ask({ method: 'POST', url: '/api/platform/address/v1', headers, payload: {} })).toMatchObject({
      status: 400,
      code: REPLY_CODE.badInput,
    })
  })

  it('is answered by the calls open to visitors', async () => {
    const open = builtCalls.filter(({ call }) => call.visitors)
    expect(open.length).toBeGreaterThan(10)
    for (const { name, method, path } of open) {
      const { code } = await shop.ask({ method, url: addressOf(path), ...(method === 'GET' ? {} : { payload: {} }) })
      expect({ name, shut: code === REPLY_CODE.loginNeeded }).toEqual({ name, shut: false })
    }
  })
})
