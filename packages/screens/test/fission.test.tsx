import { CAMPAIGN_STATUS, FISSION_OFF_TEXT, fissionRules } from '@hearth/domain'
import type { FissionActivity, FissionShare } from '@hearth/state'
import { refusal, type FakeCalls } from '@hearth/state/testing'
import { describe, expect, it, vi } from 'vitest'
import { FissionScreen } from '../src/fission'
import { openScreen, type OpenOptions } from './open-screen'
import { item, NOW, visitor } from './samples'

const HOUR = 3_600_000
const terms = { beginTime: NOW - HOUR, endTime: NOW + HOUR, helpers: 2 }

const activity = (part: Partial<FissionActivity> = {}): FissionActivity => ({
  activityId: 'light',
  name: '一起点亮小夜灯',
  description: '2 位好友助力，即可领取 200 积分',
  status: CAMPAIGN_STATUS.running,
  ...terms,
  runs: true,
  productInfo: item('1505', '感应小夜灯'),
  targetUrl: '/product/1505',
  reward: { name: '200 积分', integral: 200 },
  quantity: 500,
  remaining: 499,
  rules: fissionRules({ ...terms, rewardName: '200 积分', rules: [] }),
  ...part,
})

const share = (part: Partial<FissionShare> = {}): FissionShare => ({
  activityId: 'light',
  shareId: 's1',
  title: '帮我助力一次「一起点亮小夜灯」',
  url: '/fission/light?shareId=s1',
  displayName: '林**',
  helperCount: 1,
  helpers: 2,
  helperNames: ['王**'],
  mine: false,
  helped: false,
  rewardStatus: 0,
  claimDeadline: NOW + 30 * 24 * HOUR,
  ...part,
})

const open = (
  shown: FissionActivity | (() => Promise<FissionActivity>),
  more: FakeCalls['fission'] = {},
  options: OpenOptions = {},
) =>
  openScreen(FissionScreen, {
    params: { activityId: 'light' },
    ...options,
    calls: {
      fission: {
        getActivity: typeof shown === 'function' ? shown : async () => shown,
        getShare: async () => share(),
        ...more,
      },
      user: { getCaptcha: async () => ({ captchaId: 'c1', url: '/api/captcha/picture/c1' }), ...options.calls?.user },
    },
  })

describe('a fission activity', () => {
  it('shows first how many friends, exactly what for, the product, and its conditions', async () => {
    const shown = await open(activity())
    const text = shown.text()
    expect(text).toContain('2 位好友助力，领取 200 积分')
    expect(text).toContain('感应小夜灯')
    expect(text).toContain('剩 499 份')
    expect(text).toContain('只分享不会获得奖励')
    expect(text).toContain('距结束')
    expect(shown.find('查看商品').getAttribute('href')).toContain('/product/1505')
  })

  it('starts a request for help, and shows who helped and how many are missing', async () => {
    const start = vi.fn(async () => share({ mine: true, helperCount: 0, helperNames: [] }))
    const shown = await open(activity(), { start })
    await shown.press('发起助力')
    expect(start).toHaveBeenCalledTimes(1)
    const asked = await open(activity({ own: share({ mine: true }) }))
    expect(asked.text()).toContain('还差 1 位好友')
    expect(asked.text()).toMatch(/王\*\*.*待助力/)
    expect(asked.has('邀请好友助力')).toBe(true)
  })

  it('gives the reward once, and says that it was taken', async () => {
    const done = share({ mine: true, helperCount: 2, helperNames: ['王**', '李**'], rewardStatus: 1 })
    let own = done
    const takeReward = vi.fn(async () => {
      own = { ...done, rewardStatus: 2 }
      return { name: '200 积分', integral: 200 }
    })
    const shown = await open(async () => activity({ own }), { takeReward })
    expect(shown.text()).toContain('助力已满')
    await shown.press('领取奖励')
    expect(takeReward.mock.calls[0]).toMatchObject([{ activityId: 'light' }, { idempotencyKey: expect.any(String) }])
    expect(shown.text()).toContain('奖励已放入您的账户')
    expect(shown.find('查看我的积分').getAttribute('href')).toBe('/my/points')
  })

  it('lets a friend help who reads the captcha; a wrong answer is reported and another captcha shown', async () => {
    const help = vi
      .fn(async () => share({ helperCount: 2, helped: true, helperNames: ['王**', '我'] }))
      .mockRejectedValueOnce(refusal('107002400'))
    const getCaptcha = vi.fn(async () => ({ captchaId: 'c1', url: '/api/captcha/picture/c1' }))
    const shown = await open(activity(), { help }, { query: { shareId: 's1' }, calls: { user: { getCaptcha } } })
    expect(shown.text()).toContain('林** 请您助力一次')
    expect(shown.text()).toContain('您助力不花钱，也不会获得奖励')
    await shown.press('为 TA 助力')
    await shown.press('确认助力')
    expect(shown.text()).toContain('请填写图中的字符')
    expect(help).not.toHaveBeenCalled()
    await shown.write('图形验证码', 'AAAA')
    await shown.press('确认助力')
    expect(getCaptcha).toHaveBeenCalledTimes(2)
    await shown.write('图形验证码', '7K3F')
    await shown.press('确认助力')
    expect(help.mock.lastCall).toMatchObject([{ shareId: 's1', captchaId: 'c1', captchaCode: '7K3F' }, {}])
    expect(shown.text()).toContain('您已助力，人数已满')
    expect(shown.has('为 TA 助力')).toBe(false)
  })

  it('leads a visitor who wants to help to log in and back to the request', async () => {
    const shown = await open(activity(), {}, { query: { shareId: 's1' }, user: visitor })
    await shown.press('为 TA 助力')
    expect(shown.ports.visited.at(-1)).toBe(`/login?next=${encodeURIComponent('/fission/light?shareId=s1')}`)
  })

  it('says kindly where it is off, and offers something else', async () => {
    const start = vi.fn()
    const shown = await open(activity({ runs: false }), { start }, { query: { shareId: 's1' } })
    expect(shown.text()).toContain(FISSION_OFF_TEXT)
    await shown.press('暂不提供')
    expect(start).not.toHaveBeenCalled()
    expect(shown.has('为 TA 助力')).toBe(false)
    expect(shown.find('福利活动').getAttribute('href')).toBe('/welfare/now')
  })

  it.each([
    ['before', activity({ status: 0, beginTime: NOW + HOUR, endTime: NOW + 2 * HOUR }), '即将开始'],
    ['over', activity({ status: 2, beginTime: NOW - 2 * HOUR, endTime: NOW - HOUR }), '已结束'],
    ['without a reward left', activity({ remaining: 0 }), '奖励已送完'],
  ] as const)('cannot be joined when it is %s', async (_, one, word) => {
    const start = vi.fn()
    const shown = await open(one, { start })
    await shown.press(word)
    expect(start).not.toHaveBeenCalled()
  })

  it('is loaded again where it failed, and leads on where there is none', async () => {
    let fails = true
    const shown = await open(async () => {
      if (fails) throw refusal('107002500')
      return activity()
    })
    fails = false
    await shown.press('重新加载')
    expect(shown.has('发起助力')).toBe(true)
    const none = await open(async () => Promise.reject(refusal('107002404')))
    expect(none.text()).toContain('没有这个助力活动')
    const dead = await open(
      activity(),
      { getShare: async () => Promise.reject(refusal('107002404')) },
      { query: { shareId: 'gone' } },
    )
    expect(dead.text()).toContain('好友的助力链接已失效')
  })
})
