import {
  ACQUIRE_STATUS,
  AWARD_STATUS,
  CAMPAIGN_STATUS,
  PRESENT_AUDIENCE,
  presentAcquireStatus,
  presentAwardStatus,
  campaignStatusAt,
  presentRefusal,
  presentState,
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

const seekers = fc.record({ newcomer: fc.boolean(), member: fc.boolean(), taken: fc.boolean() })
const activities = fc.record(
  {
    beginTime: fc.integer({ min: 0, max: 10 }),
    endTime: fc.integer({ min: 0, max: 20 }),
    audience: fc.constantFrom(...Object.values(PRESENT_AUDIENCE)),
    remaining: fc.nat(3),
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

  it('is for those alone whom the activity names', () => {
    const open = (audience: PresentActivity['audience'], who: Partial<PresentSeeker>) =>
      presentState({ ...running, audience }, { ...anybody, ...who }, now) === 'open'
    expect([open('all', {}), open('newcomer', {}), open('member', {})]).toEqual([true, false, false])
    expect([open('newcomer', { newcomer: true }), open('member', { newcomer: true })]).toEqual([true, false])
    expect([open('member', { member: true }), open('newcomer', { member: true })]).toEqual([true, false])
  })

  it('is shown to a visitor as to whoever it is for', () => {
    for (const audience of Object.values(PRESENT_AUDIENCE))
      expect(presentState({ ...running, audience }, undefined, now)).toBe('open')
  })

  it('says why it cannot be taken, in the shopper’s words', () => {
    const why = (activity: Partial<PresentActivity>, moment = now) =>
      presentRefusal(presentState({ ...running, ...activity }, anybody, moment), { ...running, ...activity })
    expect(why({}, begin - 1)).toBe('活动将于 2026-11-24 10:00 开始')
    expect(why({}, end + 1)).toBe('活动已结束')
    expect(why({ remaining: 0 })).toBe('手慢了，礼品已领完')
    expect(why({ audience: 'newcomer' })).toBe('仅限新用户领取')
    expect(why({ audience: 'member' })).toBe('仅限会员领取')
    expect(why({ remaining: 1 })).toBeUndefined()
  })

  it('stays with who took it, whatever becomes of the activity', () => {
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

  it('can be taken just when nothing is said against it, and the button says so', () => {
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

  it('is gone for who comes after its end as for who comes after the last one', () => {
    expect(presentAcquireStatus(presentState(running, anybody, end + 1))).toBe(ACQUIRE_STATUS.noneLeft)
    expect(presentAcquireStatus(presentState({ ...running, remaining: 0 }, anybody, now))).toBe(ACQUIRE_STATUS.noneLeft)
    expect(presentAcquireStatus(presentState(running, anybody, begin - 1))).toBe(ACQUIRE_STATUS.open)
  })
})
