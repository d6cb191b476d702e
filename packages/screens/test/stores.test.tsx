import { appStore, type Store } from '@hearth/state'
import { fakePorts } from '@hearth/state/testing'
import { expect, it, vi } from 'vitest'
import { StoresScreen } from '../src/stores'
import { openScreen } from './open-screen'

const store = (storeId: string, distance?: number): Store => ({
  storeId,
  name: `门店 ${storeId}`,
  address: '示例路 1 号',
  telephone: '400',
  openingHours: '每天 10:00-22:00',
  ...(distance === undefined ? {} : { distance }),
})

it('stores are listed, and nearest first once the shopper has given their place', async () => {
  const listStores = vi.fn(async ({ longitude }: { longitude?: number }) => ({
    result: longitude === undefined ? [store('a'), store('b')] : [store('b', 820), store('a', 12_300)],
  }))
  const ports = { ...fakePorts(), locate: async () => ({ longitude: 121.5, latitude: 31.2 }) }
  const page = await openScreen(StoresScreen, { ports, calls: { products: { listStores } } })
  expect(page.text()).toMatch(/门店 a.*门店 b/)
  await page.press('使用我的位置')
  expect(listStores.mock.calls.at(-1)?.[0]).toEqual({ longitude: 121.5, latitude: 31.2 })
  expect(page.text()).toMatch(/门店 b820 米.*门店 a12 公里/)
})

it('a shopper who does not give their place reads so, and still sees them all', async () => {
  const ports = { ...fakePorts(), locate: () => Promise.reject(new Error('无法获取位置')) }
  const page = await openScreen(StoresScreen, {
    ports,
    calls: { products: { listStores: async () => ({ result: [store('a')] }) } },
  })
  await page.press('使用我的位置')
  expect(page.shop.store(appStore).getState().toast?.text).toBe('无法获取位置')
  expect(page.text()).toContain('门店 a')
})

it('a shop without stores leads on', async () => {
  const page = await openScreen(StoresScreen, { calls: { products: { listStores: async () => ({ result: [] }) } } })
  expect(page.text()).toContain('还没有门店')
})
