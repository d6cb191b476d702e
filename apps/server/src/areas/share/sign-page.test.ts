import { createHash } from 'node:crypto'
import { REPLY_CODE } from '@hearth/domain'
import type { AppId, WechatSignature } from '@hearth/sdk/core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { keepTicket } from '#ports/messaging-app'
import { NOON, openTestShop, type TestShop } from '../../../test/shop'

const ORIGIN = 'https://shop.example'
const HOUR = 3_600_000
const ticket = vi.fn(async () => ({ ticket: `ticket-${ticket.mock.calls.length}`, goodFor: 2 * HOUR }))

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    origin: ORIGIN,
    ports: { messagingApp: keepTicket({ appId: 'wx0123456789abcdef', ticket }, () => shop.ports.clock()) },
  })
})
afterAll(() => shop.close())

const sign = (at: TestShop, url: string) => at.ask<WechatSignature>({ url: '/api/wechat/sign', query: { url } })

it('a page of the shop is signed the way the messaging app checks it, without its hash', async () => {
  const { data } = await sign(shop, `${ORIGIN}/product/1001?skuNo=1#top`)
  const { appId, nonceStr, timestamp, signature } = data!
  expect([appId, timestamp]).toEqual(['wx0123456789abcdef', Math.floor(NOON / 1000)])
  const signed = `jsapi_ticket=ticket-1&noncestr=${nonceStr}&timestamp=${timestamp}&url=${ORIGIN}/product/1001?skuNo=1`
  expect(signature).toBe(createHash('sha1').update(signed).digest('hex'))
  expect((await shop.ask<AppId>('/api/v2/jolion/app/getAppId')).data).toEqual({ appId: 'wx0123456789abcdef' })
})

it('the ticket is fetched once for many pages, and again shortly before it expires', async () => {
  await Promise.all(['/', '/coupons', '/points'].map((url) => sign(shop, url)))
  expect(ticket).toHaveBeenCalledTimes(1)
  shop.wait(2 * HOUR - 60_000)
  await Promise.all(['/', '/coupons'].map((url) => sign(shop, url)))
  expect(ticket).toHaveBeenCalledTimes(2)
})

it.each(['https://elsewhere.example/', `${ORIGIN}.elsewhere.example/`, '//elsewhere.example', 'shop'])(
  '%s is not signed',
  async (url) => {
    expect(await sign(shop, url)).toMatchObject({ code: REPLY_CODE.badInput, field: 'url' })
  },
)

it('while the ticket cannot be fetched, the call says that it is unavailable for now', async () => {
  shop.wait(2 * HOUR)
  ticket.mockRejectedValueOnce(new Error('45009'))
  expect(await sign(shop, '/')).toMatchObject({ code: REPLY_CODE.unavailable })
  expect(await sign(shop, '/')).toMatchObject({ code: 0 })
})

it('a shop without an app there says so, and has no app id', async () => {
  const without = await openTestShop({ origin: ORIGIN })
  expect(await sign(without, '/')).toMatchObject({
    code: REPLY_CODE.wrongState,
    message: '本店没有接入微信，请使用系统分享',
  })
  expect((await without.ask<AppId>('/api/v2/jolion/app/getAppId')).data).toEqual({ appId: '' })
  await without.close()
})
