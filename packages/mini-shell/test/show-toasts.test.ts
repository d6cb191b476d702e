import { appStore, createShop } from '@hearth/state'
import { fakeApi, fakePorts } from '@hearth/state/testing'
import { expect, it, vi } from 'vitest'

const showToast = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('@tarojs/taro', () => ({ default: { showToast } }))
const { showToasts } = await import('../src/shop/show-toasts')

it('shows a message for the same time on every platform of the shop', () => {
  const shop = createShop({ api: fakeApi({}), ports: fakePorts() })
  showToasts(shop)
  shop.store(appStore).getState().showToast('已加入购物车')
  expect(showToast.mock.calls).toEqual([[{ title: '已加入购物车', icon: 'none', duration: 1500 }]])
})
