import { CAMPAIGN_STATUS, drawCommitment, drawPrize, FORM_OFF_TEXT, playerNo } from '@hearth/domain'
import type { LotteryActivity, LotteryPrize, PrizeRecord } from '@hearth/state'
import { refusal, type FakeCalls } from '@hearth/state/testing'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LotteryScreen } from '../src/lottery'
import { openScreen, type OpenOptions } from './open-screen'
import { NOW, visitor } from './samples'

const HOUR = 3_600_000
const SEED = 'ab'.repeat(32)
const prizes: LotteryPrize[] = [
  { prizeId: 'lamp', prizeName: '智能台灯', prizeType: 1, weight: 5, quantity: 10, left: 0, worth: 19900 },
  { prizeId: 'points', prizeName: '20 积分', prizeType: 3, weight: 395 },
  { prizeId: 'thanks', prizeName: '谢谢参与', prizeType: 0, weight: 600 },
]
const player = playerNo('winter', 'me')

const lottery = (part: Partial<LotteryActivity> = {}): LotteryActivity => ({
  activityNo: 'winter',
  name: '冬日抽好礼',
  description: '每天来抽一次',
  status: CAMPAIGN_STATUS.running,
  beginTime: NOW - HOUR,
  endTime: NOW + HOUR,
  rules: ['每人每天可抽 3 次'],
  prizes,
  forms: [
    { form: 'day', runs: true, mostADay: 3 },
    { form: 'points', runs: true, cost: 100, mostADay: 2 },
    { form: 'help', runs: true, helpers: 2, most: 3 },
  ],
  mostWins: 3,
  claimDays: 30,
  organiser: '暖居商城',
  contact: '400-000-0000',
  ...drawCommitment(SEED, prizes),
  player,
  remainNum: 2,
  chances: { day: 2, order: 0, earned: 0 },
  wins: 0,
  draws: 1,
  winners: [],
  ...part,
})

const record = (part: Partial<PrizeRecord> = {}): PrizeRecord => ({
  recordId: 'r1',
  prizeId: 'thanks',
  prizeName: '谢谢参与',
  prizeType: 0,
  activityNo: 'winter',
  activityName: '冬日抽好礼',
  winTime: NOW - 60_000,
  claimDeadline: NOW + HOUR,
  claimStatus: 1,
  review: false,
  drawNo: 1,
  player,
  word: 'k3v9',
  drawnPrizeId: 'thanks',
  ...part,
})

describe('a lottery', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  const open = (activity: LotteryActivity, more: FakeCalls['lottery'] = {}, options: OpenOptions = {}) =>
    openScreen(LotteryScreen, {
      params: { activityId: 'winter' },
      calls: {
        lottery: {
          getActivity: async () => activity,
          listPrizes: async () => ({ result: [record()], totalCount: 1 }),
          ...more,
        },
      },
      ...options,
    })
  const turn = () => act(() => vi.advanceTimersByTimeAsync(3600))

  it('shows prizes with odds, quantities and values, conditions, and its organiser (order 32)', async () => {
    const shown = await open(lottery({ winners: [{ name: '林**', prizeName: '智能台灯', winTime: NOW }] }))
    const text = shown.text()
    expect(text).toMatch(/智能台灯.*共 10 份，已送完 · 价值 ¥199\.00.*0\.5%/)
    expect(text).toMatch(/20 积分.*数量不限.*39\.5%/)
    expect(text).toMatch(/谢谢参与.*60%/)
    expect(text).toContain('奖品送完后，抽中该奖品的结果为“谢谢参与”')
    expect(text).toMatch(/活动时间：.* 至 /)
    expect(text).toContain('每人最多中奖 3 次。中奖后 30 天内')
    expect(text).toContain('主办方：暖居商城')
    expect(text).toContain('400-000-0000')
    expect(text).toContain('林** 抽中「智能台灯」')
    expect(text).toContain(drawCommitment(SEED, prizes).seedHash)
    expect(text).toContain('今日剩余 2 次')
  })

  it('draws once for a double press, and leads to the won prize', async () => {
    const draw = vi.fn(async () => ({
      recordId: 'r2',
      prize: prizes[1]!,
      soldOut: false,
      claimDeadline: NOW + HOUR,
      remainNum: 1,
    }))
    const shown = await open(lottery(), { draw })
    await shown.press('立即抽奖')
    expect(shown.text()).toContain('抽奖中')
    await turn()
    expect(draw).toHaveBeenCalledTimes(1)
    expect(draw.mock.calls[0]).toMatchObject([
      { activityId: 'winter', word: expect.stringMatching(/^[a-z0-9]{1,32}$/) },
      { idempotencyKey: expect.any(String) },
    ])
    await vi.waitFor(() => expect(shown.text()).toContain('恭喜抽中「20 积分」'))
    await shown.press('去领取')
    expect(shown.ports.visited.at(-1)).toBe('/my/prizes')
  })

  it('says kindly that a prize was sold out or that nothing was won', async () => {
    const draw = async () => ({
      recordId: 'r2',
      prize: prizes[2]!,
      soldOut: true,
      claimDeadline: NOW,
      remainNum: 0,
    })
    const shown = await open(lottery(), { draw })
    await shown.press('立即抽奖')
    await turn()
    expect(shown.text()).toContain('抽中的奖品刚好送完了')
    await shown.press('知道了')
    expect(shown.text()).not.toContain('抽中的奖品刚好送完了')
  })

  it.each([
    ['noChance', '机会用完'],
    ['capped', '已达上限'],
  ] as const)('cannot be drawn in when refused (%s)', async (refused, word) => {
    const draw = vi.fn()
    const shown = await open(lottery({ refusal: refused, remainNum: 0 }), { draw })
    await shown.press(word)
    expect(draw).not.toHaveBeenCalled()
  })

  it('begins and ends at the very second by the server’s clock, and is loaded again', async () => {
    const times = { beginTime: NOW + 5000, endTime: NOW + 9000 }
    const getActivity = vi.fn(async () =>
      getActivity.mock.calls.length > 1
        ? lottery(times)
        : lottery({ ...times, status: CAMPAIGN_STATUS.notBegun, refusal: 'notYet' }),
    )
    const shown = await open(lottery(), { getActivity })
    expect(shown.text()).toContain('距开始')
    expect(shown.has('还未开始')).toBe(true)
    const asked = getActivity.mock.calls.length
    const wait = async (ms: number) => {
      shown.ports.now += ms
      await act(() => vi.advanceTimersByTimeAsync(2000))
    }
    await wait(5000)
    expect(getActivity.mock.calls.length).toBeGreaterThan(asked)
    expect(shown.has('立即抽奖')).toBe(true)
    await wait(5000)
    expect(shown.has('已结束')).toBe(true)
  })

  it('leads a visitor who wants to draw to log in and back', async () => {
    const draw = vi.fn()
    const shown = await open(lottery({ player: undefined, remainNum: 0 }), { draw }, { user: visitor })
    expect(shown.text()).toContain('登录后查看剩余机会')
    await shown.press('登录抽奖')
    expect(draw).not.toHaveBeenCalled()
    expect(shown.ports.visited.at(-1)).toBe(`/login?next=${encodeURIComponent('/lottery/winter')}`)
  })

  it('recomputes the shopper’s draws once the seed is published', async () => {
    const facts = { seed: SEED, activityId: 'winter', player, word: 'k3v9', drawNo: 1 }
    const right = drawPrize(prizes, facts).prizeId
    const other = prizes.find(({ prizeId }) => prizeId !== right)!.prizeId
    const over = lottery({ status: CAMPAIGN_STATUS.over, beginTime: NOW - 3 * HOUR, endTime: NOW - HOUR, seed: SEED })
    const records = async () => ({
      result: [record({ drawnPrizeId: right }), record({ recordId: 'r2', drawnPrizeId: other })],
      totalCount: 2,
    })
    const shown = await open(over, { listPrizes: records })
    expect(shown.text()).toMatch(/已验证，与公布一致.*结果与种子不一致/)
    expect(shown.text()).toContain(SEED)
    const running = await open(lottery())
    expect(running.text()).toContain('结束后可验证')
  })

  it('offers friends’ help where it runs, and says kindly where a form is off', async () => {
    const createShare = vi.fn(async () => ({
      shareId: 's1',
      activityId: 'winter',
      title: '帮我助力一次',
      url: '/lottery/winter?shareId=s1',
      helperCount: 0,
      helpers: 2,
      earned: 0,
      mine: true,
      helped: false,
    }))
    const shown = await open(lottery(), { createShare })
    await shown.press('邀请助力')
    expect(createShare).toHaveBeenCalledTimes(1)
    const off = await open(lottery({ forms: [{ form: 'help', runs: false, helpers: 2, most: 3 }] }))
    expect(off.text()).toContain(FORM_OFF_TEXT)
    expect(off.has('邀请助力')).toBe(false)
  })

  it('lets a friend help once by the shared link', async () => {
    const friend = {
      shareId: 's1',
      activityId: 'winter',
      title: '帮我助力一次「冬日抽好礼」',
      url: '/lottery/winter?shareId=s1',
      helperCount: 1,
      helpers: 2,
      earned: 0,
      mine: false,
      helped: false,
    }
    const help = vi.fn(async () => ({ ...friend, helperCount: 2, earned: 1, helped: true }))
    const shown = await open(lottery(), { getShare: async () => friend, help }, { query: { shareId: 's1' } })
    expect(shown.text()).toContain('已有 1 位助力')
    await shown.press('为 TA 助力')
    expect(help.mock.calls[0]).toMatchObject([{ shareId: 's1' }])
    expect(shown.text()).toContain('已有 2 位助力，获得 1 次')
    expect(shown.has('已助力')).toBe(true)
  })

  it('exchanges points for a chance, and gives the reward to a shopper who drew often enough', async () => {
    const redeem = vi.fn(async () => ({ remainNum: 3, integral: 10 }))
    const takeReward = vi.fn(async () => prizes[1]!)
    const reward = { prizeId: 'steady', prizeName: '参与奖', prizeType: 3, after: 5, taken: false } as const
    const shown = await open(lottery({ draws: 5, reward }), { redeem, takeReward })
    await shown.press('兑换')
    expect(redeem.mock.calls[0]).toMatchObject([{ activityId: 'winter' }])
    await shown.press('领取')
    expect(takeReward.mock.calls[0]).toMatchObject([{ activityNo: 'winter' }])
  })

  it('is loaded again where it failed, and leads on where there is none', async () => {
    let fails = true
    const getActivity = async () => {
      if (fails) throw refusal('107002500')
      return lottery()
    }
    const shown = await open(lottery(), { getActivity })
    fails = false
    await shown.press('重新加载')
    expect(shown.text()).toContain('今日剩余 2 次')
    const none = await open(lottery(), { getActivity: async () => Promise.reject(refusal('107002404')) })
    expect(none.text()).toContain('没有这个抽奖活动')
  })
})
