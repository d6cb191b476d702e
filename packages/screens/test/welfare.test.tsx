import { CAMPAIGN_STATUS } from '@hearth/domain'
import type { ActivityPresent, PresentSteps } from '@hearth/state'
import { refusal, type FakeCalls } from '@hearth/state/testing'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WelfareScreen } from '../src/welfare'
import { openScreen, type OpenOptions } from './open-screen'
import { NOW, visitor } from './samples'

const HOUR = 3_600_000

const present = (part: Partial<ActivityPresent> = {}): ActivityPresent => ({
  activityId: 'winter',
  name: '冬日暖心礼',
  description: '登录即可领取，每人一份',
  kind: 'page',
  status: 1,
  audience: 'all',
  campaignStatus: CAMPAIGN_STATUS.running,
  coupons: [
    {
      couponBatchId: 'gift-25',
      couponName: '冬日暖心券',
      discountType: 1,
      couponValue: 2500,
      thresholdAmount: 19900,
      beginTime: NOW - HOUR,
      endTime: NOW + 24 * HOUR,
    },
  ],
  integral: 50,
  beginTime: NOW - HOUR,
  endTime: NOW + HOUR,
  quantity: 1000,
  remaining: 23,
  hasSteps: false,
  stepsLeft: false,
  needsRoom: false,
  rules: ['所有用户均可领取，登录后领取，每人限领 1 份。', '优惠券不可转赠。'],
  others: [{ activityId: 'members', name: '会员回馈 300 积分', endTime: NOW + HOUR }],
  ...part,
})

const had = (couponStatus: 0 | 1 | 2 | 3) =>
  present({ status: 2, taken: [{ couponBatchId: 'gift-25', couponId: 'c1', couponStatus }] })

const steps: PresentSteps = {
  steps: [
    { step: 'login', name: '登录账号', done: true },
    { step: 'address', name: '保存收货地址', done: false },
    { step: 'order', name: '活动期间下单，确认收货满 7 天且未退货', done: false },
  ],
  current: 1,
  next: 'address',
}

const open = (
  activity: ActivityPresent | (() => Promise<ActivityPresent>),
  more: FakeCalls & { done?: PresentSteps } = {},
  options: OpenOptions = {},
) =>
  openScreen(WelfareScreen, {
    params: { activityId: 'winter' },
    ...options,
    calls: {
      ...more,
      user: { getActivityPresent: typeof activity === 'function' ? activity : async () => activity },
      products: { getPresentSteps: async () => more.done ?? steps },
    },
  })

describe('a welfare activity', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  it('shows what it gives, how many are left, until when, and its conditions in words', async () => {
    const shown = await open(present())
    const text = shown.text()
    expect(text).toContain('冬日暖心礼')
    expect(text).toContain('冬日暖心券')
    expect(text).toContain('满 199 元')
    expect(text).toContain('剩 23 份')
    expect(text).toContain('距结束')
    expect(text).toContain('每人限领 1 份')
    expect(text).toContain('优惠券不可转赠')
    expect(shown.find('会员回馈 300 积分').getAttribute('href')).toBe('/welfare/members')
  })

  it('gives its present once for a double press, and leads to where it is used', async () => {
    let given = present()
    const acquireActivityPresent = vi.fn(async () => {
      given = had(0)
      return { activityId: 'winter', name: '冬日暖心礼', coupons: [{ couponId: 'c1' }], integral: 50 }
    })
    const shown = await open(async () => given, { coupons: { acquireActivityPresent } })
    const button = shown.find('立即领取')
    await act(async () => {
      button.click()
      button.click()
    })
    await act(() => vi.advanceTimersByTimeAsync(50))
    expect(acquireActivityPresent).toHaveBeenCalledTimes(1)
    expect(acquireActivityPresent.mock.calls[0]).toMatchObject([
      { activityId: 'winter' },
      { idempotencyKey: expect.any(String) },
    ])
    expect(shown.text()).toContain('已放入您的账户')
    expect(shown.has('立即领取')).toBe(false)
    expect(shown.find('去使用 冬日暖心券').getAttribute('href')).toBe('/coupons/gift-25')
    await shown.press('去使用')
    expect(shown.find('去使用 积分').getAttribute('href')).toBe('/points')
  })

  it.each([
    ['used', had(1), '已领取'],
    ['before', present({ campaignStatus: 0, beginTime: NOW + HOUR, endTime: NOW + 2 * HOUR, status: 0 }), '即将开始'],
    ['over', present({ campaignStatus: 2, beginTime: NOW - 2 * HOUR, endTime: NOW - HOUR, status: 0 }), '已结束'],
    ['sold out', present({ remaining: 0, status: 0, reason: '手慢了，礼品已领完' }), '已抢光'],
    ['for others', present({ status: 0, audience: 'member', reason: '仅限会员领取' }), '暂不可领'],
  ] as const)('cannot be taken when it is %s, and the button says so', async (_, activity, word) => {
    const acquireActivityPresent = vi.fn()
    const shown = await open(activity, { coupons: { acquireActivityPresent } })
    await shown.press(word)
    expect(acquireActivityPresent).not.toHaveBeenCalled()
    if (activity.reason === '仅限会员领取') expect(shown.text()).toContain('仅限会员领取')
  })

  it('begins and ends at the very second by the server’s clock, and is loaded again', async () => {
    const times = { beginTime: NOW + 5000, endTime: NOW + 9000 }
    const ask = vi.fn(async () =>
      ask.mock.calls.length > 1
        ? present(times)
        : present({ ...times, campaignStatus: CAMPAIGN_STATUS.notBegun, status: 0 }),
    )
    const shown = await open(ask)
    expect(shown.text()).toContain('距开始')
    const asked = ask.mock.calls.length
    const wait = async (ms: number) => {
      shown.ports.now += ms
      await act(() => vi.advanceTimersByTimeAsync(2000))
    }
    await wait(5000)
    expect(ask.mock.calls.length).toBeGreaterThan(asked)
    expect(shown.has('立即领取')).toBe(true)
    await wait(5000)
    expect(shown.has('已结束')).toBe(true)
  })

  it('leads a visitor to log in and back', async () => {
    const shown = await open(present(), {}, { user: visitor })
    await shown.press('立即领取')
    expect(shown.ports.visited.at(-1)).toBe(`/login?next=${encodeURIComponent('/welfare/winter')}`)
  })

  it('shows finished steps and the next one, and leads there', async () => {
    const shown = await open(present({ hasSteps: true, stepsLeft: true, status: 0 }))
    expect(shown.text()).toContain('已完成 1/3')
    expect(shown.text()).toMatch(/登录账号.*已完成.*保存收货地址.*去完成/)
    await shown.press('去完成 保存收货地址')
    expect(shown.ports.visited.at(-1)).toBe('/addresses/edit')
    const done = { steps: steps.steps.map((one) => ({ ...one, done: true })), current: 3 }
    const ready = await open(present({ hasSteps: true }), { done })
    expect(ready.has('领取奖励')).toBe(true)
    expect(ready.text()).toContain('已完成 3/3')
  })

  it('asks a guest of a hotel for the code on the card and for the room', async () => {
    const acquireHotelPresent = vi.fn(async () => ({ activityId: 'winter', name: '住客礼', coupons: [] }))
    const shown = await open(present({ kind: 'hotel', needsRoom: true }), { coupons: { acquireHotelPresent } })
    await shown.press('领取住客礼')
    expect(shown.text()).toContain('请填写酒店编号')
    expect(acquireHotelPresent).not.toHaveBeenCalled()
    await shown.write('酒店编号', 'BJ-001')
    await shown.write('房间号', '1808')
    await shown.press('领取住客礼')
    expect(acquireHotelPresent.mock.calls[0]).toMatchObject([
      { hotelCode: 'BJ-001', roomNo: '1808' },
      { idempotencyKey: expect.any(String) },
    ])
    const scanned = await open(present({ kind: 'hotel' }), {}, { query: { hotelCode: 'BJ-002' } })
    expect((scanned.find('酒店编号') as HTMLInputElement).value).toBe('BJ-002')
  })

  it('is loaded again where it failed or was refused, and leads on where there is none', async () => {
    let fails = true
    const shown = await open(async () => {
      if (fails) throw refusal('107002500')
      return present()
    })
    fails = false
    await shown.press('重新加载')
    expect(shown.has('立即领取')).toBe(true)
    const refused = await open(present(), {
      coupons: { acquireActivityPresent: async () => Promise.reject(refusal('107002412')) },
    })
    await refused.press('立即领取')
    expect(refused.has('立即领取')).toBe(true)
    const none = await open(async () => Promise.reject(refusal('107002404')))
    expect(none.text()).toContain('没有进行中的福利活动')
    expect(none.find('去领券中心').getAttribute('href')).toBe('/coupons')
  })
})
