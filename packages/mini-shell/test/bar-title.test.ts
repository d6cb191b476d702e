import { routeOf } from '@hearth/screens/routes'
import { expect, it } from 'vitest'
import { barTitle } from '../src/routing/bar-title'

it('shows the shop’s name on its front, the short name on other tabs, and the subject of any other page', () => {
  const meta = { title: '我的小店 · 好灯都在这里', shopName: '我的小店' }
  expect(barTitle(routeOf('home'), meta)).toBe('我的小店')
  expect(barTitle(routeOf('home'), { title: '首页' })).toBe('首页')
  expect(barTitle(routeOf('cart'), { title: '购物车（3）', shopName: '我的小店' })).toBe('购物车')
  expect(barTitle(routeOf('product'), { title: '台灯', shopName: '我的小店' })).toBe('台灯')
})
