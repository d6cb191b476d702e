import { PROOF_WANTED, REPLY_CODE } from '@hearth/domain'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSettings } from '#settings'
import { openTestShop, type TestShopOptions } from '../../../test/shop'

/** A proxy on the same machine, which `TRUST_PROXY=1` trusts. */
const { trustProxy } = readSettings({ TRUST_PROXY: '1' }, '/')
const open = async (options: TestShopOptions) => {
  const shop = await openTestShop(options)
  onTestFinished(() => shop.close())
  return shop
}

describe('a shop behind a proxy', () => {
  it('counts requests by the address the proxy saw, whatever address the request claims', async () => {
    const shop = await open({ trustProxy })
    const ask = (n: number, seen: string) =>
      shop.ask({
        method: 'POST',
        url: '/api/passport/v1/code',
        payload: { telephone: `139${String(n).padStart(8, '0')}` },
        remoteAddress: '127.0.0.1',
        headers: { 'x-forwarded-for': `198.51.100.${n}, ${seen}` },
      })
    for (let n = 0; n < PROOF_WANTED.near; n += 1) expect((await ask(n, '203.0.113.9')).success).toBe(true)
    expect(await ask(60, '203.0.113.9')).toMatchObject({ status: 428, code: REPLY_CODE.challengeNeeded })
    expect((await ask(61, '203.0.113.10')).success).toBe(true)
  })

  const put = {
    method: 'PUT',
    url: '/api/cart/v1',
    payload: { operation: 'add', items: [{ skuNo: '100101' }] },
  } as const
  const behind = { host: '127.0.0.1:3000', origin: 'https://shop.example', cookie: '' }
  const cookieOf = (headers: Record<string, string>, name = 'hearth_session') =>
    `${name}=${headers['x-hearth-session']}`

  it('takes a write from its own page under the host the proxy says', async () => {
    const shop = await open({ trustProxy, demo: true })
    const headers = {
      ...behind,
      cookie: cookieOf((await shop.newShopper()).headers, '__Host-hearth_session'),
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
    }
    expect(await shop.ask({ ...put, headers })).toMatchObject({ status: 200, code: 0 })
    expect(await shop.ask({ ...put, headers: { ...headers, origin: 'https://evil.example' } })).toMatchObject({
      code: REPLY_CODE.badInput,
      message: '请求来源不正确',
    })
  })

  it('takes a write from its configured origin, though the proxy says nothing', async () => {
    const shop = await open({ origin: 'https://shop.example', demo: true })
    const headers = { ...behind, cookie: cookieOf((await shop.newShopper()).headers) }
    expect(await shop.ask({ ...put, headers })).toMatchObject({ status: 200, code: 0 })
    expect(await shop.ask({ ...put, headers: { ...headers, origin: 'https://evil.example' } })).toMatchObject({
      code: REPLY_CODE.badInput,
    })
  })

  it('trusts forwarded hosts of proxies alone', async () => {
    const shop = await open({ trustProxy, demo: true })
    const headers = {
      ...behind,
      cookie: cookieOf((await shop.newShopper()).headers),
      'x-forwarded-host': 'shop.example',
    }
    expect(await shop.ask({ ...put, headers, remoteAddress: '203.0.113.9' })).toMatchObject({
      code: REPLY_CODE.badInput,
    })
  })
})
