import { cartStore, createShop, userStore } from '@hearth/state'
import { fakeApi, fakePorts, lost } from '@hearth/state/testing'
import { expect, it, vi } from 'vitest'
import { refreshOnShow } from '../src/page/refresh-on-show'

it('asks who the shopper is once more, when the cart is shown again after that did not get through', async () => {
  const info = vi.fn(() => Promise.reject(lost()))
  const read = vi.fn(() => Promise.reject(lost()))
  const shop = createShop({ api: fakeApi({ user: { info }, cart: { read } }), ports: fakePorts() })
  await shop.store(userStore).getState().load()
  expect(shop.store(userStore).getState().info.status).toBe('failed')
  refreshOnShow.cart?.(shop, {})
  expect(info).toHaveBeenCalledTimes(2)
  expect(shop.store(cartStore).getState().cart.status).toBe('idle')
})
