import { REPLY_CODE } from '@hearth/domain'
import { catalogue } from '@hearth/sdk/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areas } from '#areas/all'
import { isListed } from '#kernel/call-list'
import { NOT_BUILT } from '#kernel/not-built'
import { collectRoutes } from '#kernel/routes'
import { VISITOR_CALLS } from '#kernel/visitor-calls'
import { openTestShop, type TestShop } from '../../test/shop'

const built = collectRoutes(catalogue, areas, NOT_BUILT).filter(({ handler }) => handler)
const shut = built.filter(({ name }) => !isListed(name, VISITOR_CALLS))
const addressOf = (path: string) => path.replaceAll(/:\w+/g, '1')

describe('a visitor', () => {
  let shop: TestShop
  beforeAll(async () => void (shop = await openTestShop()))
  afterAll(() => shop.close())

  it('is asked to log in before anything is said of what was sent', async () => {
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

  it('whose login has run out is asked to log in too, and a shopper is told what is wrong', async () => {
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

  it('may ask the calls that are listed, and each of them exists', async () => {
    for (const { name, method, path } of built.filter(({ name }) => isListed(name, VISITOR_CALLS))) {
      const { code } = await shop.ask({ method, url: addressOf(path), ...(method === 'GET' ? {} : { payload: {} }) })
      expect({ name, shut: code === REPLY_CODE.loginNeeded }).toEqual({ name, shut: false })
    }
    const known = Object.entries(catalogue).flatMap(([area, table]) =>
      Object.keys(table).map((call) => `${area}.${call}`),
    )
    const listed = Object.entries(VISITOR_CALLS).flatMap(([area, calls]) =>
      calls === '*' ? [] : calls.map((call) => `${area}.${call}`),
    )
    expect(listed.filter((name) => !known.includes(name))).toEqual([])
  })
})
