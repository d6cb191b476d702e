import { REPLY_CODE } from '@hearth/domain'
import type { StoreList } from '@hearth/sdk/core'
import { beforeAll, expect, it } from 'vitest'
import { writeStores } from '#areas/stores/write-stores'
import type { ShopFileStore } from '@hearth/ops'
import type { OrderingShop } from '../../../test/ordering-shop'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'

const store = (storeId: string, cityCode: string, longitude: number, latitude: number): ShopFileStore => ({
  storeId,
  name: `门店 ${storeId}`,
  address: '示例路 1 号',
  telephone: '400',
  openingHours: '每天 10:00-22:00',
  cityCode,
  longitude,
  latitude,
})
const bund = store('bund', '310100', 121.4905, 31.2397)
const lake = store('lake', '330100', 120.1614, 30.2549)
const gate = store('gate', '110100', 116.3975, 39.9087)

shopOnAnEngine(
  'stores',
  ({ connection: { db } }) => writeStores(db, [bund, lake, gate]),
  (at) => {
    let shop: OrderingShop
    beforeAll(() => void (shop = at.shop))
    const list = (query = '') => shop.ask<StoreList>(`/api/platform/shopGeo/list/v1?${query}`)
    const ids = async (query?: string) => (await list(query)).data?.result.map(({ storeId }) => storeId)

    it('are listed for everybody by name, without a distance', async () => {
      const { data } = await list()
      expect(data?.result.map(({ storeId }) => storeId)).toEqual(['bund', 'gate', 'lake'])
      expect(data?.result[0]).toEqual({
        storeId: 'bund',
        name: '门店 bund',
        address: '示例路 1 号',
        telephone: '400',
        openingHours: '每天 10:00-22:00',
      })
    })

    it('are listed nearest first for a place, and for one city', async () => {
      const near = await list('longitude=121.5&latitude=31.2')
      expect(near.data?.result.map(({ storeId }) => storeId)).toEqual(['bund', 'lake', 'gate'])
      expect(near.data?.result[0]?.distance).toBeLessThan(5000)
      expect(await ids('cityCode=330100')).toEqual(['lake'])
      expect(await ids('cityCode=000000')).toEqual([])
    })

    it('refuse half a place, and a place that is not on the earth', async () => {
      expect(await list('longitude=121.5')).toMatchObject({ code: REPLY_CODE.badInput, field: 'latitude' })
      expect(await list('latitude=31')).toMatchObject({ code: REPLY_CODE.badInput, field: 'longitude' })
      expect(await list('longitude=181&latitude=31')).toMatchObject({ code: REPLY_CODE.badInput, field: 'longitude' })
    })

    it('that the shop file no longer names are deleted, and others become what it says', async () => {
      await writeStores(shop.connection.db, [{ ...lake, name: '湖滨新店' }])
      expect((await list()).data?.result).toMatchObject([{ storeId: 'lake', name: '湖滨新店' }])
      await writeStores(shop.connection.db, [])
      expect(await ids()).toEqual([])
    })
  },
)
