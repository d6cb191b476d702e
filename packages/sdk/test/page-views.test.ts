import { createPageViews, type TrackedPage } from '@hearth/sdk/tracking'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const page = (pathname: string): TrackedPage => ({ url: `https://shop.example${pathname}`, title: '', pathname })

function open() {
  const told: string[] = []
  const tab = { title: '暖居' }
  const views = createPageViews(
    ({ pathname, title }) => told.push(`${pathname} ${title}`),
    () => tab.title,
  )
  return { told, tab, views }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('reports a page under the title it gets within five seconds, and once', () => {
  const { told, tab, views } = open()
  views.show(page('/product/1001'))
  tab.title = '台灯'
  vi.advanceTimersByTime(4_999)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  vi.runAllTimers()
  views.leave()
  expect(told).toEqual(['/product/1001 台灯'])
})

it('reports a page that is left early while the title is still its own', () => {
  const { told, tab, views } = open()
  views.show(page('/'))
  views.show(page('/cart'))
  tab.title = '购物车'
  vi.advanceTimersByTime(5_000)
  expect(told).toEqual(['/ 暖居', '/cart 购物车'])
})

it('reports the last page when the shop is left', () => {
  const { told, views } = open()
  views.show(page('/'))
  views.leave()
  vi.runAllTimers()
  expect(told).toEqual(['/ 暖居'])
})
