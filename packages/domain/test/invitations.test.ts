import {
  barrageText,
  boardName,
  buyersToNextStep,
  DOOR_FORMS,
  doorWarnings,
  formRuns,
  INVITE_REFUSAL_TEXT,
  inviteRefusal,
  inviteRules,
  inviteSmsRefusal,
  inviteSmsText,
  inviteStepsFault,
  reachedInviteSteps,
  type InviteFacts,
} from '@hearth/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const facts = fc.record({
  running: fc.boolean(),
  runs: fc.boolean(),
  mayInvite: fc.boolean(),
  own: fc.boolean(),
  bought: fc.boolean(),
  sameTelephone: fc.boolean(),
  sameAddress: fc.boolean(),
})
const steps = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 10 })

it('only shoppers who never bought can be invited, by a promoter, while a campaign runs, and never by themselves', () => {
  fc.assert(
    fc.property(facts, (one: InviteFacts) => {
      const { running, runs, mayInvite, own, bought, sameTelephone, sameAddress } = one
      const can = running && runs && mayInvite && !own && !bought && !sameTelephone && !sameAddress
      const refusal = inviteRefusal(one)
      expect(refusal === undefined).toBe(can)
      if (refusal) expect(INVITE_REFUSAL_TEXT[refusal]).not.toBe('')
    }),
  )
})

it('steps are reached one after another, each stays reached, and the next one shows the missing number', () => {
  fc.assert(
    fc.property(steps, fc.nat(60), fc.nat(5), (counts, buyers, more) => {
      const terms = counts.map((buyerCount) => ({ buyerCount }))
      const reached = reachedInviteSteps(terms, buyers)
      expect(inviteStepsFault(reached)).toBeUndefined()
      expect(reachedInviteSteps(terms, buyers + more).slice(0, reached.length)).toEqual(reached)
      const left = buyersToNextStep(terms, buyers)
      expect(left === undefined).toBe(reached.length === counts.length)
      if (left !== undefined) expect(reachedInviteSteps(terms, buyers + left).length).toBe(reached.length + 1)
    }),
  )
})

it('steps that do not need more and more buyers are refused', () => {
  expect(inviteStepsFault([{ buyerCount: 2 }, { buyerCount: 2 }])).toBe('notRising')
  expect(inviteStepsFault([{ buyerCount: 1 }, { buyerCount: 3 }])).toBeUndefined()
})

it('limits on SMS hold for what the shop sends, and a number that refused is never invited', () => {
  const free = { refused: false, sentToday: false, sentEver: 0, byPromoter: 0, byShop: 0 }
  const limits = { numberEver: 3, promoterDay: 5, shopDay: 200 }
  expect(inviteSmsRefusal(free, limits, true)).toBeUndefined()
  expect(inviteSmsRefusal({ ...free, refused: true }, limits, false)).toBe('refused')
  expect(inviteSmsRefusal({ ...free, sentToday: true }, limits, true)).toBe('numberDay')
  expect(inviteSmsRefusal({ ...free, sentToday: true, sentEver: 3, byShop: 200 }, limits, false)).toBeUndefined()
  expect(inviteSmsRefusal({ ...free, sentEver: 3 }, limits, true)).toBe('numberEver')
  expect(inviteSmsRefusal({ ...free, byPromoter: 5 }, limits, false)).toBe('promoterDay')
  expect(inviteSmsRefusal({ ...free, byShop: 200 }, limits, true)).toBe('shopDay')
})

it('inviting for rewards runs in the browser; in apps only where the owner says so, after reading rule and cost', () => {
  expect(formRuns('web', 'invite')).toBe(true)
  expect(formRuns('messagingApp', 'invite')).toBe(false)
  expect(formRuns('searchApp', 'invite')).toBe(false)
  const choices = { messagingApp: { invite: true } }
  expect(formRuns('messagingApp', 'invite', choices)).toBe(true)
  expect(doorWarnings(['invite'], choices)).toContainEqual({
    door: 'messagingApp',
    form: 'invite',
    rule: DOOR_FORMS.messagingApp.invite.rule,
    cost: DOOR_FORMS.messagingApp.invite.cost,
  })
})

it('conditions say that sharing alone brings nothing, and that nobody is paid for bringing promoters', () => {
  const rules = inviteRules({ beginTime: 0, endTime: 1, rules: ['券不可转赠。'] })
  expect(rules.every((rule) => rule.endsWith('。'))).toBe(true)
  expect(rules.join('')).toContain('只分享不会获得奖励')
  expect(rules.join('')).toContain('邀请他人成为推广员不计奖励')
  expect(rules[rules.length - 1]).toBe('券不可转赠。')
})

it('an SMS says who sends it, what the friend gets, where, and how to refuse further ones', () => {
  expect(inviteSmsText({ shopName: '暖居', inviter: '小暖', couponName: '新人券', url: 'https://a.example/i' })).toBe(
    '【暖居】小暖邀请您领取「新人券」：https://a.example/i 拒收请回复R',
  )
})

it('boards show a promoter by the nickname, otherwise by the display name with its middle hidden', () => {
  expect(boardName('小能手', '暖居用户8000')).toBe('小能手')
  expect(boardName(null, '暖居用户8000')).toBe('暖******0')
  expect(barrageText('王小明', 1230)).toBe('王*明 邀请的好友下单，获得返利 ¥12.3')
})
