import { REPLY_CODE } from '@hearth/domain'
import { OPS_CODE, type OpsShortLink, type OpsShortLinks } from '@hearth/ops'
import type { AvatarShare, ShareImage, TokenContent } from '@hearth/sdk/core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { drawPoster } from '#areas/share/draw-poster'
import { queuedPosters } from '#areas/share/queued-posters'
import type { PosterDrawing } from '#ports/poster'
import { readCode } from '../../../test/read-code'
import { openTestShop, type TestShop } from '../../../test/shop'
import { askAs, auditOf, newStaff } from '../../../test/staff'

const ORIGIN = 'https://shop.example'

let shop: TestShop
const draw = vi.fn<PosterDrawing>(drawPoster)
beforeAll(async () => {
  shop = await openTestShop({
    demo: true,
    origin: ORIGIN,
    rateLimits: false,
    ports: { drawPoster: queuedPosters(draw) },
  })
})
afterAll(() => shop.close())

const ask = (url: string) => shop.ask<ShareImage>(`/api/content/share/image/v1/${encodeURIComponent(url)}`)
async function picture({ url }: { url: string }) {
  const reply = await shop.app.inject(url)
  return { reply, bytes: reply.rawPayload }
}

it.each([
  ['/seckill?promotionId=flash-2', '限时秒杀', undefined],
  ['/reservation/reserve-1', '净界擦窗机器人 G2', 110_900],
  ['/lottery/welcome-gift', '新店有礼', undefined],
  ['/welfare/gift-winter', '冬日暖心礼', undefined],
  ['/fission/light-together', '一起点亮小夜灯', undefined],
  ['/fission/light-together?shareId=of-a-friend', '一起点亮小夜灯', undefined],
  ['/groups', '拼团', undefined],
  ['/bargain', '好友砍价', undefined],
  ['/bargain/sku/140401/bargain-1', expect.stringContaining('最低 ¥339.00'), 33_900],
])('a picture of a campaign leads to its page: %s', async (path, title, price) => {
  draw.mockClear()
  const { data } = await ask(path)
  expect(draw.mock.calls[0]![0]).toMatchObject({ title, ...(price ? { price } : {}), link: `${ORIGIN}${path}` })
  expect(await readCode((await picture(data!)).bytes)).toBe(`${ORIGIN}${path}`)
})

it.each([
  '/reservation/nothing',
  '/lottery/nothing',
  '/bargain/nothing',
  '/bargain/sku/140401/none',
  '/welfare/nothing',
  '/fission/nothing',
])('there is no picture of a page that does not exist: %s', async (path) => {
  expect(await ask(path)).toMatchObject({ code: REPLY_CODE.notFound, field: 'url' })
})

describe('a picture of a product', () => {
  it('leads to the product with the shared choice, and to nothing else in the address', async () => {
    const { data } = await ask('/product/1001?skuNo=100104&utm_source=feed#top')
    const { reply, bytes } = await picture(data!)
    expect(reply).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'image/jpeg', 'cross-origin-resource-policy': 'cross-origin' },
    })
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 750, height: data!.height })
    expect(await readCode(bytes)).toBe(`${ORIGIN}/product/1001?skuNo=100104`)
    expect(bytes.length).toBeLessThan(250_000)
  })

  it('shows the price for everybody, and is drawn again once that changes', async () => {
    draw.mockClear()
    const first = await ask('/product/1002')
    const [view] = draw.mock.calls[0]!
    expect(view).toMatchObject({
      shopName: '暖居',
      link: `${ORIGIN}/product/1002`,
      price: expect.any(Number) as number,
    })
    expect(view.originalPrice).toBeGreaterThan(view.price!)
    await shop.connection.db.deleteFrom('promotion_sku').where('promotion_id', '=', 'flash-1').execute()
    const second = await ask('/product/1002')
    expect(second.data!.url).not.toBe(first.data!.url)
    expect(draw.mock.calls[1]![0].price).toBeGreaterThan(view.price!)
    expect((await picture(first.data!)).reply.statusCode).toBe(200)
  })

  it('is drawn once when thirty ask at once, and not again for later requests', async () => {
    draw.mockClear()
    const asked = await Promise.all(Array.from({ length: 30 }, () => ask('/product/1301')))
    expect(new Set(asked.map(({ data }) => data?.url)).size).toBe(1)
    await ask('/product/1301')
    expect(draw).toHaveBeenCalledTimes(1)
  })

  it('has ink where its words are, in the shop’s own font', async () => {
    const { data } = await ask('/product/1001')
    const { bytes } = await picture(data!)
    const inked = async (left: number, top: number, width: number, height: number) => {
      const { channels } = await sharp(bytes).extract({ left, top, width, height }).greyscale().stats()
      return channels[0]!.stdev
    }
    expect(await inked(60, 40, 120, 50), 'the name of the shop').toBeGreaterThan(30)
    expect(await inked(40, 880, 600, 140), 'price and name').toBeGreaterThan(30)
  })

  it('is not drawn for a product that the shop does not have', async () => {
    expect(await ask('/product/none')).toMatchObject({ code: REPLY_CODE.notFound, field: 'url' })
  })
})

it.each(['/', '/coupons', '/newcomer', '/recommend', '/stores', '/merchant/hearth', `${ORIGIN}/points`])(
  'a picture of %s leads there',
  async (url) => {
    const { data } = await ask(url)
    expect(await readCode((await picture(data!)).bytes)).toBe(url.startsWith('/') ? ORIGIN + url : url)
  },
)

it.each([
  'https://elsewhere.example/product/1001',
  '//elsewhere.example/product/1001',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  `${ORIGIN}.elsewhere.example/`,
  '/my/orders',
  '/shopping-cart',
  '/nowhere',
  '/product/1001/more',
])('no picture is made of %s', async (url) => {
  expect(await ask(url)).toMatchObject({ code: REPLY_CODE.badInput, field: 'url', message: '只能分享本店的页面' })
})

it('a request while too many pictures wait is told to come again', async () => {
  let goOn = () => {}
  const stuck = new Promise<void>((resolve) => (goOn = resolve))
  const one = queuedPosters(async (view, pictures) => {
    await stuck
    return drawPoster(view, pictures)
  }, 1)
  const busy = await openTestShop({ demo: true, origin: ORIGIN, rateLimits: false, ports: { drawPoster: one } })
  const asked = ['/', '/coupons', '/points'].map((url) =>
    busy.ask<ShareImage>(`/api/content/share/image/v1/${encodeURIComponent(url)}`),
  )
  const refused = await Promise.race(asked)
  expect(refused).toMatchObject({ status: 429, code: REPLY_CODE.tooMany, headers: { 'retry-after': '2' } })
  goOn()
  expect((await Promise.all(asked)).filter(({ data }) => data)).toHaveLength(2)
  await busy.close()
})

describe('a picture with the shopper', () => {
  it('shows the shopper’s name and leads to the shop, in two designs, for shoppers alone', async () => {
    const { headers, id } = await shop.newShopper()
    await shop.connection.db.updateTable('shopper').set({ display_name: '小暖' }).where('id', '=', id).execute()
    const get = (query = '') =>
      shop.ask<AvatarShare>({ url: `/api/platform/multimedia/share/v1/avatar${query}`, headers })
    draw.mockClear()
    const [light, dark] = [await get(), await get('?templateId=dark')]
    expect(draw.mock.calls.map(([view]) => [view.tone, view.title, view.person?.initial])).toEqual([
      ['light', '小暖邀请您来逛逛', '小'],
      ['dark', '小暖邀请您来逛逛', '小'],
    ])
    for (const { data } of [light, dark]) expect(await readCode((await picture(data!)).bytes)).toBe(`${ORIGIN}/`)
    expect(await get('?templateId=neon')).toMatchObject({ code: REPLY_CODE.badInput, field: 'templateId' })
    expect(await shop.ask('/api/platform/multimedia/share/v1/avatar')).toMatchObject({ code: REPLY_CODE.loginNeeded })
  })
})

it('pictures are deleted after thirty days, and drawn again on request', async () => {
  const { data } = await ask('/product/1401')
  shop.wait(31 * 86_400_000)
  await shop.run('forget share pictures')
  expect((await picture(data!)).reply.statusCode).toBe(404)
  expect((await picture((await ask('/product/1401')).data!)).reply.statusCode).toBe(200)
})

describe('a short link', () => {
  it('leads browsers to its page and tells apps what the page is', async () => {
    const owner = await newStaff(shop, 'owner')
    const { data: link } = await askAs<OpsShortLink>(shop, owner, 'POST /ops/content/links/v1', {
      path: '/product/1001?skuNo=100104',
      title: '智能音箱上新',
    })
    expect(await shop.app.inject(link!.url)).toMatchObject({
      statusCode: 302,
      headers: { location: '/product/1001?skuNo=100104' },
    })
    expect((await shop.ask<TokenContent>(link!.token)).data).toEqual({
      title: '智能音箱上新',
      url: '/product/1001?skuNo=100104',
    })
    expect((await auditOf(shop)).at(-1)).toMatchObject({ call: 'content.makeLink', target_id: link!.code })
    const { data } = await askAs<OpsShortLinks>(shop, owner, 'GET /ops/content/links/v1?count=1')
    expect(data).toMatchObject({ links: [{ code: link!.code, title: '智能音箱上新' }], after: '' })
  })

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/%5Celsewhere.example', '/login', '/s/again'])(
    'is not made to %s',
    async (path) => {
      const owner = await newStaff(shop, 'owner')
      expect(await askAs(shop, owner, 'POST /ops/content/links/v1', { path, title: 'x' })).toMatchObject({
        code: OPS_CODE.badInput,
        field: 'path',
      })
    },
  )

  it('that nobody made leads nowhere', async () => {
    expect(await shop.ask('/api/content/share/v1/none')).toMatchObject({ code: REPLY_CODE.notFound, field: 'token' })
    expect((await shop.app.inject('/s/none')).statusCode).toBe(404)
  })
})
