import { afterAll, beforeAll, expect, it } from 'vitest'
import { operate } from '../../../test/command-line'
import { openTestShop, type TestShop } from '../../../test/shop'

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop({ demo: true })))
afterAll(() => shop.close())

const hearth = async (...args: string[]) => (await operate(shop, { args })).output

it('makes short links, and lists them', async () => {
  expect(await hearth('link')).toContain('There are no short links yet')
  const made = await hearth('link', '/product/1001', '--title', '智能音箱上新')
  const [, address] = /^(\/s\/\S+) leads to \/product\/1001/.exec(made) ?? []
  expect(await shop.app.inject(address!)).toMatchObject({ statusCode: 302, headers: { location: '/product/1001' } })
  expect(await hearth('link')).toBe(`${address}  /product/1001  智能音箱上新`)
  expect(await hearth('link', 'https://elsewhere.example', '--title', 'x')).toContain('path')
  expect(await hearth('link', '/product/1001')).toContain('Say what it is called')
})

it('lists broadcasts with how often they were opened', async () => {
  await shop.ask('/api/platform/content/track/v1?contentId=live-speaker&action=click')
  expect(await hearth('lives')).toMatch(/on air {2}live-speaker {2}.*seen 0, opened 1, shared 0/)
})

it('lists who signed up for news, and logs that somebody looked', async () => {
  expect(await hearth('fans')).toBe('Nobody has signed up for news yet.')
  const { headers } = await shop.newShopper('13812345678')
  await shop.ask({
    method: 'POST',
    url: '/api/platform/usercenter/v1/dufan',
    headers,
    payload: { usernick: '小能手' },
  })
  expect(await hearth('fans')).toMatch(/13812345678 {2}小能手$/)
  expect(await hearth('log', '--call', 'content.fans')).toContain('content.fans')
})
