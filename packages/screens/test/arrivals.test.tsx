import { ARRIVAL_NOTICE_STATUS, NOTICE_KIND } from '@hearth/domain'
import type { ListedArrival, NoticeChoice } from '@hearth/state'
import { later, refusal, type FakeCalls } from '@hearth/state/testing'
import { expect, it, vi } from 'vitest'
import { ArrivalsScreen } from '../src/arrivals'
import { openScreen } from './open-screen'
import { NOW, picture, visitor } from './samples'

const lamp: ListedArrival = {
  arrivalId: 'a1',
  skuNo: 's1',
  spuNo: 'p1',
  skuName: '护眼台灯',
  picture: picture('lamp'),
  status: ARRIVAL_NOTICE_STATUS.waiting,
  telephone: '138****0001',
  inStock: false,
  createTime: NOW,
}
const choices: NoticeChoice[] = Object.values(NOTICE_KIND).map((kind) => ({ kind, wanted: kind !== 'priceLower' }))

const open = (arrivals: ListedArrival[], more: { user?: FakeCalls['user']; products?: FakeCalls['products'] } = {}) =>
  openScreen(ArrivalsScreen, {
    calls: {
      user: { listNoticeChoices: async () => ({ result: choices }), ...more.user },
      products: { listArrivals: async () => ({ result: arrivals }), ...more.products },
    },
  })

it('a shopper sees what they wait for and what has come, and cancels the one or buys the other', async () => {
  let arrivals = [
    lamp,
    { ...lamp, arrivalId: 'a2', skuNo: 's2', skuName: '智能插座', status: 1 as const, inStock: true },
  ]
  const cancelArrival = vi.fn(async ({ arrivalId }: { arrivalId: string }) => {
    arrivals = arrivals.filter((one) => one.arrivalId !== arrivalId)
    return {}
  })
  const page = await open([], { products: { listArrivals: async () => ({ result: arrivals }), cancelArrival } })
  expect(page.text()).toContain('短信发到 138****0001')
  expect(page.has('取消通知 智能插座')).toBe(false)
  await page.press('去购买 智能插座')
  expect(page.ports.visited).toEqual(['/product/p1?skuNo=s2'])
  await page.press('取消通知 护眼台灯')
  expect(cancelArrival.mock.calls[0]?.[0]).toEqual({ arrivalId: 'a1' })
  expect(page.text()).not.toContain('护眼台灯')
})

it('a shopper who waits for nothing is told how to', async () => {
  const page = await open([])
  expect(page.text()).toContain('还没有等待到货的商品')
})

it('a shopper switches a kind of notice, one at a time; one that was refused stays as it was', async () => {
  const answer = later<{ result: NoticeChoice[] }>()
  const chooseNotice = vi.fn(() => answer.promise)
  const page = await open([], { user: { chooseNotice } })
  const box = () => page.find('购物车降价提醒') as HTMLInputElement
  expect([box().checked, box().disabled]).toEqual([false, false])
  await page.press('购物车降价提醒')
  expect(box().disabled).toBe(true)
  answer.resolve({ result: choices.map((one) => ({ ...one, wanted: true })) })
  await expect.poll(() => [box().checked, box().disabled]).toEqual([true, false])

  const refused = await open([], { user: { chooseNotice: () => Promise.reject(refusal('107002500')) } })
  await refused.press('订单通知')
  expect((refused.find('订单通知') as HTMLInputElement).checked).toBe(true)
})

it('a visitor is sent to log in', async () => {
  const page = await openScreen(ArrivalsScreen, { user: visitor, calls: {} })
  expect(page.ports.visited).toEqual(['/login?next=%2Farrivals'])
})
