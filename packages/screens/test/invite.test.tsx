import { AWARD_STATUS, CAMPAIGN_STATUS, INVITE_OFF_TEXT, inviteRules } from '@hearth/domain'
import type { Honor, InviteCampaign, InviteStatus } from '@hearth/state'
import { refusal, type FakeCalls } from '@hearth/state/testing'
import { describe, expect, it, vi } from 'vitest'
import { InviteScreen } from '../src/invite'
import { RebateHonorScreen } from '../src/rebate-honor'
import { openScreen, type OpenOptions } from './open-screen'
import { NOW, visitor } from './samples'

const HOUR = 3_600_000
const terms = { beginTime: NOW - HOUR, endTime: NOW + HOUR }
const coupon = {
  couponBatchId: 'fresh',
  couponName: '新人券',
  discountType: 1 as const,
  couponValue: 2500,
  thresholdAmount: 19_900,
  ...terms,
}
const campaign: InviteCampaign = {
  campaignId: 'spring',
  title: '邀请有礼',
  description: '新朋友领「新人券」，推广员邀请成交另有奖励',
  status: CAMPAIGN_STATUS.running,
  ...terms,
  coupon,
  steps: [
    { buyerCount: 1, reward: '「一档券」优惠券', coupon },
    { buyerCount: 3, reward: '「二档券」优惠券', coupon },
  ],
  rules: inviteRules({ ...terms, rules: [] }),
}
const running: InviteStatus = { active: true, runs: true, campaign }
const place = (rank: number, amount: number) => ({
  ...{ rank, amount, usernick: `推广员 ${rank}-${amount}`, uimg: '', invitedCount: 2 },
})
const progress = {
  ...{ mayInvite: true, invitedCount: 5, waitingCount: 2, buyerCount: 1, smsLeft: 5 },
  steps: [
    { buyerCount: 1, status: AWARD_STATUS.claimable, awardId: 'a1' },
    { buyerCount: 3, status: AWARD_STATUS.notReached },
  ],
}

const open = (more: FakeCalls['invite'] = {}, { calls, ...options }: OpenOptions = {}) =>
  openScreen(InviteScreen, {
    ...options,
    calls: {
      invite: {
        getStatus: async () => running,
        getInvitation: async () => ({ displayName: '小暖', uimg: '', mine: false }),
        getProgress: async () => progress,
        getSummary: async () => ({ totalAmount: 123_456_789, pendingAmount: 2345 }),
        listAwards: async () => ({ result: [], totalCount: 0 }),
        getNick: async () => ({ usernick: '小暖' }),
        getRank: async () => ({ result: [], totalCount: 0, myRank: 0 }),
        getBarrage: async () => ({ result: [] }),
        ...more,
      },
      ...calls,
    },
  })

describe('an invitation', () => {
  it('shows a friend the inviter and the coupon, and takes it once', async () => {
    const receiveInvite = vi.fn(async () => ({ couponId: 'c1' }))
    const getInvitation = vi.fn(async () => ({
      ...{ displayName: '小暖', uimg: '', mine: false },
      ...(receiveInvite.mock.calls.length > 0 ? { couponId: 'c1' } : {}),
    }))
    const shown = await open({ getInvitation }, { query: { shareId: 's1' }, calls: { coupons: { receiveInvite } } })
    expect(shown.text()).toContain('小暖 送您一张新人券')
    expect(shown.text()).toContain('只分享不会获得奖励')
    await shown.press('领取新人券')
    expect(receiveInvite).toHaveBeenCalledTimes(1)
    expect(shown.text()).toContain('已领取')
    expect(shown.has('领取新人券')).toBe(false)
  })

  it('offers a promoter a message about invitation awards, in an app that sends them', async () => {
    const askForMessages = vi.fn(async (templateIds: readonly string[]) => ({
      code: 'c1',
      templateIds: [...templateIds],
    }))
    const template = { kind: 'inviteAwardWon', templateId: 't-award' } as const
    const user = {
      listMessageTemplates: async () => ({ result: [{ ...template, left: 0 }] }),
      allowMessages: async () => ({ result: [{ ...template, left: 1 }] }),
    }
    const shown = await open({}, { ports: { askForMessages }, calls: { user } })
    await shown.press('允许通知')
    expect(askForMessages).toHaveBeenCalledWith(['t-award'])
    expect(shown.text()).toContain('邀请奖励可以领取时，会发消息通知您')
    expect((await open({}, { calls: { user } })).has('允许通知')).toBe(false)
    const refused = { mayInvite: false, refusal: '请先申请成为推广员' }
    const getProgress = async () => ({ ...progress, ...refused })
    expect((await open({ getProgress }, { ports: { askForMessages }, calls: { user } })).has('允许通知')).toBe(false)
  })

  it('says why a friend cannot take it, and where there is something else', async () => {
    const old = '这张券仅限从未在本店购买过的新朋友领取'
    const shown = await open(
      { getInvitation: async () => ({ displayName: '小暖', uimg: '', mine: false, refusal: old }) },
      { query: { shareId: 's1' } },
    )
    expect(shown.text()).toContain(old)
    expect(shown.find('领券中心').getAttribute('href')).toBe('/coupons')
    const gone = await open(
      { getInvitation: async () => Promise.reject(refusal('这个邀请已失效')) },
      { query: { shareId: 's1' } },
    )
    expect(gone.text()).toContain('这个邀请已失效')
  })

  it('shows a promoter the state of their invitations, and gives an award at a press', async () => {
    const takeAward = vi.fn(async () => ({ couponId: 'c2' }))
    const shown = await open({ takeAward })
    const text = shown.text()
    for (const part of ['已邀请5', '已下单待确认2', '成交好友1', '¥123.46万', '¥23.45', '再有 2 位成交好友'])
      expect(text).toContain(part)
    expect(shown.has('邀请好友')).toBe(true)
    await shown.press('领取 「一档券」优惠券')
    expect(takeAward).toHaveBeenCalledTimes(1)
  })

  it('leads a shopper who is no promoter to the application, and a visitor to the login', async () => {
    const none = await open({
      getProgress: async () => ({ ...progress, mayInvite: false, refusal: '请先申请成为推广员' }),
    })
    expect(none.text()).toContain('请先申请成为推广员')
    expect(none.has('邀请好友')).toBe(false)
    const shown = await open({}, { user: visitor })
    expect(shown.has('登录后邀请')).toBe(true)
  })

  it('says kindly where inviting does not run, and where there is no campaign', async () => {
    const off = await open({ getStatus: async () => ({ ...running, active: false, runs: false }) })
    expect(off.text()).toContain(INVITE_OFF_TEXT)
    expect(off.has('邀请好友')).toBe(false)
    const none = await open({ getStatus: async () => ({ active: false, runs: true }) })
    expect(none.text()).toContain('暂无邀请活动')
  })

  it('shows a ticker of real lines, and none where there are none', async () => {
    const line = { text: '王*明 邀请的好友下单，获得返利 ¥20', uimg: '' }
    expect((await open({ getBarrage: async () => ({ result: [line, line, line] }) })).text()).toContain(line.text)
    expect((await open()).text()).not.toContain('获得返利')
  })
})

describe('the honor list', () => {
  const honors = (result: Honor[], myRank = 0) =>
    openScreen(RebateHonorScreen, {
      calls: { rebate: { listHonors: async () => ({ result, totalCount: result.length, myRank, countedAt: NOW }) } },
    })

  it('ranks promoters, equal amounts alike, and shows the shopper’s own place', async () => {
    const shown = await honors([place(1, 900), place(1, 900), place(3, 100)], 3)
    expect(shown.text()).toContain('我的名次：第 3 名')
    expect(shown.text()).toContain('每小时更新')
    expect(shown.text().match(/第1名/g)).toHaveLength(2)
    expect(shown.text()).toContain('第3名')
  })

  it('says what to do while it is empty', async () => {
    expect((await honors([])).text()).toContain('榜单还是空的')
  })
})
