import {
  ACQUIRE_STATUS,
  AWARD_STATUS,
  CAMPAIGN_STATUS,
  PRESENT_AUDIENCE,
  presentAcquireStatus,
  presentAwardStatus,
  campaignStatusAt,
  presentRefusal,
  hotelCodeOf,
  nextPresentStep,
  PRESENT_STEP,
  presentDeed,
  presentRules,
  presentState,
  presentSteps,
  presentStepText,
  type PresentActivity,
  type PresentSeeker,
} from '@hearth/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const begin = Date.parse('2026-11-24T10:00:00+08:00')
const end = begin + 86_400_000
const now = begin + 1000

const running: PresentActivity = { beginTime: begin, endTime: end, audience: 'all' }
const anybody: PresentSeeker = { newcomer: false, member: false, taken: false }

const steps = fc.subarray([PRESENT_STEP.address, PRESENT_STEP.order, PRESENT_STEP.member])
const seekers = fc.record({ newcomer: fc.boolean(), member: fc.boolean(), taken: fc.boolean(), done: steps })
const activities = fc.record(
  {
    beginTime: fc.integer({ min: 0, max: 10 }),
    endTime: fc.integer({ min: 0, max: 20 }),
    audience: fc.constantFrom(...Object.values(PRESENT_AUDIENCE)),
    remaining: fc.nat(3),
    steps,
  },
  { requiredKeys: ['beginTime', 'endTime', 'audience'] },
)

describe('the present of an activity', () => {
  it('can be taken from the first moment to the last', () => {
    const at = [begin - 1, begin, end, end + 1]
    expect(at.map((moment) => presentState(running, anybody, moment))).toEqual(['notYet', 'open', 'open', 'over'])
    expect(at.map((moment) => campaignStatusAt(running, moment))).toEqual([
      CAMPAIGN_STATUS.notBegun,
      CAMPAIGN_STATUS.running,
      CAMPAIGN_STATUS.running,
      CAMPAIGN_STATUS.over,
    ])
  })

  it('is only for the audience that the activity names', () => {
    const open = (audience: PresentActivity['audience'], who: Partial<PresentSeeker>) =>
      presentState({ ...running, audience }, { ...anybody, ...who }, now) === 'open'
    expect([open('all', {}), open('newcomer', {}), open('member', {})]).toEqual([true, false, false])
    expect([open('newcomer', { newcomer: true }), open('member', { newcomer: true })]).toEqual([true, false])
    expect([open('member', { member: true }), open('newcomer', { member: true })]).toEqual([true, false])
  })

  it('is shown to a visitor as to its audience', () => {
    for (const audience of Object.values(PRESENT_AUDIENCE))
      expect(presentState({ ...running, audience }, undefined, now)).toBe('open')
  })

  it('says why it cannot be taken, in a shopper’s words', () => {
    const why = (activity: Partial<PresentActivity>, moment = now) =>
      presentRefusal(presentState({ ...running, ...activity }, anybody, moment), { ...running, ...activity })
    expect(why({}, begin - 1)).toBe('活动将于 2026-11-24 10:00 开始')
    expect(why({}, end + 1)).toBe('活动已结束')
    expect(why({ remaining: 0 })).toBe('手慢了，礼品已领完')
    expect(why({ audience: 'newcomer' })).toBe('仅限新用户领取')
    expect(why({ audience: 'member' })).toBe('仅限会员领取')
    expect(why({ remaining: 1 })).toBeUndefined()
  })

  it('stays with the shopper who took it, whatever happens to the activity', () => {
    fc.assert(
      fc.property(activities, seekers, fc.nat(30), (activity, seeker, moment) => {
        const state = presentState(activity, { ...seeker, taken: true }, moment)
        expect([state, presentAwardStatus(state), presentAcquireStatus(state)]).toEqual([
          'taken',
          AWARD_STATUS.claimed,
          ACQUIRE_STATUS.acquired,
        ])
      }),
    )
  })

  it('can be taken exactly when nothing is against it, and the button says so', () => {
    fc.assert(
      fc.property(activities, fc.option(seekers, { nil: undefined }), fc.nat(30), (activity, seeker, moment) => {
        const state = presentState(activity, seeker, moment)
        const claimable = presentAwardStatus(state) === AWARD_STATUS.claimable
        expect(claimable).toBe(state === 'open')
        expect(presentRefusal(state, activity) === undefined).toBe(state === 'open' || state === 'taken')
        if (claimable) expect(activity.remaining).not.toBe(0)
        if (claimable) expect(campaignStatusAt(activity, moment)).toBe(CAMPAIGN_STATUS.running)
      }),
    )
  })

  it('is gone in the same way after its end as after the last one', () => {
    expect(presentAcquireStatus(presentState(running, anybody, end + 1))).toBe(ACQUIRE_STATUS.noneLeft)
    expect(presentAcquireStatus(presentState({ ...running, remaining: 0 }, anybody, now))).toBe(ACQUIRE_STATUS.noneLeft)
    expect(presentAcquireStatus(presentState(running, anybody, begin - 1))).toBe(ACQUIRE_STATUS.open)
  })
})

describe('steps towards a present', () => {
  const want: PresentActivity = { ...running, steps: ['address', 'order'] }

  it('begin with logging in, and are done one by one', () => {
    expect(presentSteps(['address'], undefined)).toEqual([
      { step: 'login', done: false },
      { step: 'address', done: false },
    ])
    expect(nextPresentStep(presentSteps(['address', 'order'], ['order']))).toBe('address')
    expect(nextPresentStep(presentSteps(['address'], ['address']))).toBeUndefined()
  })

  it('come before the present can be taken, for a visitor too', () => {
    expect(presentState(want, undefined, now)).toBe('stepsLeft')
    expect(presentState(want, { ...anybody, done: ['order'] }, now)).toBe('stepsLeft')
    expect(presentState(want, { ...anybody, done: ['order', 'address'] }, now)).toBe('open')
    expect(presentState({ ...want, remaining: 0 }, { ...anybody, done: [] }, now)).toBe('noneLeft')
  })

  it('can never be skipped', () => {
    fc.assert(
      fc.property(activities, seekers, fc.nat(30), (activity, seeker, moment) => {
        if (presentState(activity, seeker, moment) !== 'open') return
        expect(activity.steps ?? []).toEqual((activity.steps ?? []).filter((step) => seeker.done.includes(step)))
      }),
    )
  })

  it('are shown in words, an order with its minimum amount', () => {
    expect(presentStepText('address')).toBe('保存收货地址')
    expect(presentStepText('order')).toBe('活动期间下单，确认收货满 7 天且未退货')
    expect(presentStepText('order', { orderAmount: 9900 })).toBe(
      '活动期间下单，单笔实付满 ¥99，确认收货满 7 天且未退货',
    )
  })
})

describe('the button of a present', () => {
  const page = { kind: 'page', status: 1, campaignStatus: 1, hasSteps: false, stepsLeft: false } as const

  it('shows the one possible action', () => {
    expect(presentDeed(page)).toBe('take')
    expect(presentDeed({ ...page, hasSteps: true })).toBe('claim')
    expect(presentDeed({ ...page, status: 0, hasSteps: true, stepsLeft: true })).toBe('goOn')
    expect(presentDeed({ ...page, kind: 'hotel' })).toBe('code')
    expect(presentDeed({ ...page, status: 0 })).toBe('closed')
    expect(presentDeed({ ...page, status: 0, remaining: 0 })).toBe('noneLeft')
    expect(presentDeed({ ...page, campaignStatus: 0 })).toBe('soon')
    expect(presentDeed({ ...page, campaignStatus: 2 })).toBe('over')
    expect(presentDeed({ ...page, status: 2, campaignStatus: 2 })).toBe('had')
    expect(presentDeed({ ...page, status: 2, taken: [{ couponStatus: 1 }, { couponStatus: 0 }] })).toBe('use')
    expect(presentDeed({ ...page, status: 2, taken: [{ couponStatus: 1 }] })).toBe('had')
  })
})

it('conditions of a present are whole sentences, and name who, when, how many, and a hotel’s guests', () => {
  const terms = { beginTime: begin, endTime: end, steps: [], rules: ['不可转赠。'] }
  const all = presentRules({ ...terms, kind: 'page', audience: 'member', quantity: 100, steps: ['address'] })
  expect(all.every((rule) => rule.endsWith('。'))).toBe(true)
  expect(all.join('')).toContain(
    '领取时间：2026-11-24 10:00 至 2026-11-25 10:00。仅限会员领取，登录后领取，每人限领 1 份。',
  )
  expect(all.join('')).toContain('礼品共 100 份')
  expect(all.join('')).toContain('领取前需完成：保存收货地址。')
  expect(all[all.length - 1]).toBe('不可转赠。')
  const hotel = presentRules({ ...terms, kind: 'hotel', audience: 'all' }).join('')
  expect(hotel).toContain('限合作酒店住客')
  expect(hotel).not.toContain('所有用户')
})

it('the code of a hotel is read correctly, however it is typed', () => {
  expect(hotelCodeOf(' bj-wfj 018 ')).toBe('BJ-WFJ018')
  expect(hotelCodeOf('ＢＪ－００１')).toBe('BJ-001')
})
