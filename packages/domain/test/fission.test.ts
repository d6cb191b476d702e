import { claimText, FISSION_DEED_TEXT, fissionDeed, fissionRules, fissionShareTitle } from '@hearth/domain'
import { expect, it } from 'vitest'

const begin = Date.parse('2026-11-24T10:00:00+08:00')
const page = { status: 1, runs: true } as const
const own = { complete: false, claimed: false, claimable: false }

it('the button of a request for help shows the one possible action', () => {
  expect(fissionDeed(page)).toBe('start')
  expect(fissionDeed({ ...page, own })).toBe('invite')
  expect(fissionDeed({ ...page, remaining: 0 })).toBe('noneLeft')
  expect(fissionDeed({ ...page, runs: false, own })).toBe('off')
  expect(fissionDeed({ ...page, status: 0 })).toBe('soon')
  expect(fissionDeed({ ...page, status: 2, own })).toBe('over')
  expect(FISSION_DEED_TEXT[fissionDeed(page)]).toBe('发起助力')
})

it('a reached reward can be claimed wherever the shopper is, after the end, and when no other is left', () => {
  const reached = { ...own, complete: true, claimable: true }
  expect(fissionDeed({ status: 2, runs: false, remaining: 0, own: reached })).toBe('claim')
  expect(fissionDeed({ status: 2, runs: true, own: { ...reached, claimable: false } })).toBe('over')
  expect(fissionDeed({ status: 2, runs: true, own: { ...reached, claimable: false, claimed: true } })).toBe('had')
})

it('conditions say beforehand how many friends, exactly what for, and that sharing alone brings nothing', () => {
  const terms = {
    beginTime: begin,
    endTime: begin + 86_400_000,
    helpers: 2,
    rewardName: '200 积分',
    rules: ['不可兑换现金。'],
  }
  const rules = fissionRules({ ...terms, quantity: 500 })
  expect(rules.every((rule) => rule.endsWith('。'))).toBe(true)
  expect(rules[1]).toBe('满 2 位好友亲自登录助力，即可领取 200 积分；人数和奖励固定不变，每人限领 1 份。')
  expect(rules.join('')).toContain('只分享不会获得奖励')
  expect(rules.join('')).toContain('奖励共 500 份')
  expect(fissionRules(terms).join('')).not.toContain('奖励共')
  expect(rules[rules.length - 1]).toBe('不可兑换现金。')
})

it('a shared text names the activity and promises nothing', () => {
  expect(fissionShareTitle('一起点亮')).toBe('帮我助力一次「一起点亮」')
  expect([claimText('200 积分'), claimText('「礼券」优惠券')]).toEqual(['领取 200 积分', '领取「礼券」优惠券'])
})
