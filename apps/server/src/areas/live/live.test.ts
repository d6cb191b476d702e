import { LIVE_STATUS, REPLY_CODE } from '@hearth/domain'
import type { OpsLives, ShopFileLive } from '@hearth/ops'
import type { LiveList, TrackedContent } from '@hearth/sdk/core'
import { beforeAll, expect, it } from 'vitest'
import { writeLives } from '#areas/live/write-lives'
import { writePictures } from '#areas/pictures/write-pictures'
import { NOON } from '../../../test/shop'
import type { OrderingShop } from '../../../test/ordering-shop'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { askAs, newStaff } from '../../../test/staff'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const cover = { name: 'cover', alt: '', width: 1200, height: 600, hash: '00000000' }
const live = (liveId: string, from: number, to: number, more: Partial<ShopFileLive> = {}): ShopFileLive => ({
  liveId,
  title: `直播 ${liveId}`,
  cover: 'cover',
  beginTime: NOON + from,
  endTime: NOON + to,
  url: `https://live.example/${liveId}`,
  ...more,
})
const replayUrl = 'https://live.example/again'
const LIVES = [
  live('tomorrow', DAY, DAY + HOUR),
  live('on-air', -HOUR, HOUR),
  live('over', -DAY, -DAY + HOUR, { replayUrl }),
  live('over-for-good', -DAY, -DAY + HOUR),
  live('tonight', 3 * HOUR, 4 * HOUR),
  live('last-spring', -200 * DAY, -199 * DAY, { replayUrl }),
]

shopOnAnEngine(
  'live broadcasts',
  async ({ connection: { db } }) => {
    await writePictures(db, [cover])
    await writeLives(db, LIVES)
  },
  (at) => {
    let shop: OrderingShop
    beforeAll(() => void (shop = at.shop))
    const list = (query = '') => shop.ask<LiveList>(`/api/products/live/v1?${query}`)

    it('are listed with those on air first, then the next ones, then what can be watched again', async () => {
      const { data } = await list()
      expect(data?.result.map(({ liveId, status, url }) => [liveId, status, url])).toEqual([
        ['on-air', LIVE_STATUS.onAir, 'https://live.example/on-air'],
        ['tonight', LIVE_STATUS.announced, 'https://live.example/tonight'],
        ['tomorrow', LIVE_STATUS.announced, 'https://live.example/tomorrow'],
        ['over', LIVE_STATUS.over, replayUrl],
      ])
      expect(data).toMatchObject({ totalCount: 4, startId: '' })
    })

    it('come page by page, each where the last one ended', async () => {
      const first = await list('count=3')
      expect(first.data?.result.map(({ liveId }) => liveId)).toEqual(['on-air', 'tonight', 'tomorrow'])
      const second = await list(`count=3&startId=${first.data!.startId}`)
      expect(second.data?.result.map(({ liveId }) => liveId)).toEqual(['over'])
      expect(second.data).toMatchObject({ totalCount: 4, startId: '' })
      expect((await list('startId=gone')).data?.result).toEqual([])
    })

    const track = (contentId: string, action: string) =>
      shop.ask<TrackedContent>({ url: '/api/platform/content/track/v1', query: { contentId, action } })

    it('count their views, fifty at once too, for the owner to read', async () => {
      const told = await Promise.all(Array.from({ length: 50 }, () => track('on-air', 'view')))
      expect(told.every(({ data }) => data?.noted)).toBe(true)
      await track('on-air', 'share')
      const owner = await newStaff(shop, 'owner')
      const { data } = await askAs<OpsLives>(shop, owner, 'GET /ops/content/lives/v1')
      expect(data?.lives.find(({ liveId }) => liveId === 'on-air')).toMatchObject({
        status: LIVE_STATUS.onAir,
        counts: { view: 50, click: 0, share: 1 },
      })
    })

    it('that do not exist count nothing, which is no failure; an unknown action is refused', async () => {
      expect(await track('made-up', 'view')).toMatchObject({ code: 0, data: { noted: false } })
      expect(await track('on-air', 'stare')).toMatchObject({ code: REPLY_CODE.badInput, field: 'action' })
    })

    it('that the shop file no longer names are deleted, with their counts', async () => {
      await writeLives(shop.connection.db, [live('tonight', HOUR, 2 * HOUR, { title: '改期了' })])
      expect((await list()).data?.result).toMatchObject([{ liveId: 'tonight', title: '改期了' }])
      expect((await track('on-air', 'view')).data).toEqual({ noted: false })
    })
  },
)
