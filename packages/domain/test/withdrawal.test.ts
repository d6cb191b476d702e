import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkJournal,
  formatFen,
  isUnreviewed,
  PROMOTER_ACCOUNTS,
  readYuan,
  TAX_METHOD,
  taxOfOccasion,
  taxOfYear,
  taxToWithhold,
  USUAL_WITHDRAWAL_RULES,
  WITHDRAWAL_JOURNAL,
  WITHDRAWAL_STATUS,
  WITHDRAWAL_STEPS,
  withdrawalDeeds,
  withdrawalJournal,
  withdrawalMoney,
  withdrawalParts,
  withdrawalRefusal,
  withdrawalStep,
  type TaxedBefore,
  type PromoterKind,
  type WithdrawalActor,
  type WithdrawalMove,
  type WithdrawalRules,
  type WithdrawalStatus,
} from '#index'

const { reviewing, approved, sending, confirming, paid, refused, failed, bounced } = WITHDRAWAL_STATUS
const STATUSES = Object.values(WITHDRAWAL_STATUS)
const ACTORS: readonly WithdrawalActor[] = ['shop', 'house', 'provider']
const DEEDS = [...new Set(WITHDRAWAL_STEPS.map(({ deed }) => deed))]
const MOVES = Object.keys(WITHDRAWAL_JOURNAL) as WithdrawalMove[]
const YUAN = 100

const nothing: TaxedBefore = { month: { income: 0, tax: 0 }, year: { income: 0, tax: 0 }, months: 1 }
const fen = fc.integer({ min: 1, max: 20_000_000 })

describe('the steps of a withdrawal (F19)', () => {
  it('reach every state, and lead on from each except those where its money is returned', () => {
    const found = new Set<WithdrawalStatus>([reviewing, approved])
    for (const status of found)
      for (const by of ACTORS)
        for (const deed of withdrawalDeeds(status, by)) found.add(withdrawalStep(status, deed, by)!)
    expect([...found].sort()).toEqual([...STATUSES].sort())
    for (const status of STATUSES) {
      const isEnd = ACTORS.every((by) => withdrawalDeeds(status, by).length === 0)
      expect([status, isEnd]).toEqual([status, withdrawalMoney(status) === 'back'])
    }
  })

  it('return the money once, whatever is tried, and never while a provider may pay it out', () => {
    const walk = fc.array(fc.tuple(fc.constantFrom(...DEEDS), fc.constantFrom(...ACTORS)), { maxLength: 40 })
    fc.assert(
      fc.property(walk, (steps) => {
        let status: WithdrawalStatus = reviewing
        let back = 0
        for (const [deed, by] of steps) {
          const to = withdrawalStep(status, deed, by)
          if (to === undefined) continue
          if (withdrawalMoney(to) === 'back' && withdrawalMoney(status) !== 'back') back += 1
          // Once a withdrawal was sent to the provider, only the provider's reply can make it fail. Nobody can refuse
          // it.
          if (status === sending || status === confirming) expect(to).not.toBe(refused)
          status = to
        }
        expect(back).toBe(withdrawalMoney(status) === 'back' ? 1 : 0)
      }),
    )
  })

  it('let no promoter pay it out, and only staff decide before it is sent', () => {
    expect(withdrawalDeeds(reviewing, 'provider')).toEqual([])
    expect(withdrawalDeeds(approved, 'shop')).toEqual(['refuse'])
    expect(withdrawalDeeds(paid, 'house')).toEqual([])
    expect([failed, bounced].map((status) => withdrawalMoney(status))).toEqual(['back', 'back'])
    expect(withdrawalMoney(sending)).toBe('reserved')
    expect(withdrawalMoney(paid)).toBe('out')
  })
})

describe('steps of a withdrawal', () => {
  it.each([
    [reviewing, 'shop', { approve: approved, refuse: refused }],
    [reviewing, 'house', { approve: approved }],
    [reviewing, 'provider', {}],
    [approved, 'shop', { refuse: refused }],
    [approved, 'house', { send: sending }],
    [approved, 'provider', {}],
    [sending, 'shop', { settle: paid, fail: failed }],
    [sending, 'house', {}],
    [sending, 'provider', { wait: confirming, settle: paid, fail: failed }],
    [confirming, 'shop', { settle: paid, fail: failed }],
    [confirming, 'house', {}],
    [confirming, 'provider', { settle: paid, fail: failed }],
    [paid, 'shop', { bounce: bounced }],
    [paid, 'house', {}],
    [paid, 'provider', { bounce: bounced }],
  ] as const)('in state %s by the %s', (status, by, leads) => {
    const deeds = withdrawalDeeds(status, by)
    expect(Object.fromEntries(deeds.map((deed) => [deed, withdrawalStep(status, deed, by)]))).toEqual(leads)
  })
})

describe('the money of a withdrawal', () => {
  const row = (kind: PromoterKind) => ({
    ...{ withdrawId: 'w1', shopperId: 'ming', kind, channel: 'bank' },
    ...{ amount: 1000, fee: 30, tax: 200, net: 770 },
  })
  const moved = (move: WithdrawalMove, kind: PromoterKind = 'promoter', more: object = {}) =>
    Object.fromEntries(
      withdrawalJournal(move, { ...row(kind), ...more }, 5).entries.map(({ account, owner, unit, amount }) => [
        `${account}/${owner}/${unit}`,
        amount,
      ]),
    )

  it('is set aside, goes out in its parts, and is returned in full', () => {
    expect(moved('asked')).toEqual({ 'rebateAvailable/ming/CNY': -1000, 'rebateWithdrawing/ming/CNY': 1000 })
    expect(moved('paid')).toEqual({
      'rebateWithdrawing/ming/CNY': -1000,
      'payouts/bank/CNY': 770,
      'withdrawFee/bank/CNY': 30,
      'taxWithheld/bank/CNY': 200,
    })
    expect(moved('back')).toEqual({ 'rebateWithdrawing/ming/CNY': -1000, 'rebateAvailable/ming/CNY': 1000 })
    expect(moved('bounced')).toEqual({
      'payouts/bank/CNY': -770,
      'withdrawFee/bank/CNY': -30,
      'taxWithheld/bank/CNY': -200,
      'rebateAvailable/ming/CNY': 1000,
    })
  })

  it('of a partner shop moves on its own accounts', () => {
    expect(moved('asked', 'partner')).toEqual({
      'partnerAvailable/ming/CNY': -1000,
      'partnerWithdrawing/ming/CNY': 1000,
    })
    expect(PROMOTER_ACCOUNTS.partner.pending).toBe('partnerPending')
    expect(PROMOTER_ACCOUNTS.promoter.pending).toBe('rebatePending')
  })

  it('has no entry of zero, and is a journal that may be posted, whatever its parts', () => {
    expect(moved('paid', 'promoter', { fee: 0, tax: 0, net: 1000 })).toEqual({
      'rebateWithdrawing/ming/CNY': -1000,
      'payouts/bank/CNY': 1000,
    })
    fc.assert(
      fc.property(fen, fc.nat(100), fc.constantFrom(...MOVES), (amount, percent, move) => {
        const fee = Math.floor((amount * percent) / 200)
        const parts = { amount, fee, tax: fee, net: amount - fee - fee }
        const journal = withdrawalJournal(move, { ...row('promoter'), ...parts }, 5)
        expect(checkJournal(journal)).toBeUndefined()
        expect(journal).toMatchObject({ source: { kind: WITHDRAWAL_JOURNAL[move], id: 'w1' }, eventAt: 5 })
      }),
    )
  })

  it('moves by journals of four kinds', () => {
    expect(WITHDRAWAL_JOURNAL).toEqual({
      asked: 'withdrawal',
      paid: 'withdrawal-paid',
      back: 'withdrawal-back',
      bounced: 'withdrawal-bounced',
    })
  })
})

describe('tax that is withheld from promoters', () => {
  it.each([
    [800, 0],
    [3000, 440],
    [4000, 640],
    [4001, 640.16],
    [25_000, 4000],
    [30_000, 5200],
    [62_500, 13_000],
    [100_000, 25_000],
  ])('of %s yuan in a month is %s yuan', (income, tax) => {
    expect(taxOfOccasion(income * YUAN)).toBe(Math.round(tax * YUAN))
  })

  it.each([
    [10_000, 1, 90],
    [50_000, 2, 900],
    [6250, 1, 0],
    [240_000, 12, 10_680],
    [525_000, 12, 58_080],
    [750_000, 12, 109_080],
    [900_000, 12, 145_080],
    [1_200_000, 12, 229_080],
    [2_000_000, 12, 511_080],
  ])('of %s yuan in a year of %s months is %s yuan by the cumulative method', (income, months, tax) => {
    expect(taxOfYear(income * YUAN, months)).toBe(tax * YUAN)
  })

  it('is the same, however a month or a year is divided into withdrawals', () => {
    const method = fc.constantFrom(...Object.values(TAX_METHOD))
    fc.assert(
      fc.property(fc.array(fen, { minLength: 1, maxLength: 12 }), method, (amounts, method) => {
        const so = { income: 0, tax: 0 }
        for (const amount of amounts) {
          so.tax += taxToWithhold(amount, { month: so, year: so, months: 12 }, method)
          so.income += amount
        }
        const whole = { none: 0, month: taxOfOccasion(so.income), year: taxOfYear(so.income, 12) }
        expect(so.tax).toBe(whole[method])
      }),
    )
  })

  it('never falls as income grows, and never takes all of it', () => {
    fc.assert(
      fc.property(fen, fen, (one, more) => {
        for (const tax of [taxOfOccasion, (income: number) => taxOfYear(income, 1)]) {
          expect(tax(one + more)).toBeGreaterThanOrEqual(tax(one))
          expect(tax(one)).toBeLessThan(one)
        }
      }),
    )
  })

  it('returns nothing where a month was under another method before', () => {
    expect(taxToWithhold(1000, { ...nothing, month: { income: 0, tax: 90_000 } }, 'month')).toBe(0)
    expect(taxToWithhold(1000, { ...nothing, year: { income: 0, tax: 90_000 } }, 'year')).toBe(0)
  })
})

describe('the parts of a withdrawn amount', () => {
  const rules = fc.record<WithdrawalRules>({
    minimum: fc.integer({ min: 1, max: 10_000 }),
    maximum: fc.integer({ min: 10_000, max: 5_000_000 }),
    dayAmount: fc.integer({ min: 1, max: 5_000_000 }),
    dayCount: fc.integer({ min: 1, max: 5 }),
    feeRate: fc.integer({ min: 0, max: 10_000 }),
    unreviewed: fc.nat(100_000),
    tax: fc.constantFrom(...Object.values(TAX_METHOD)),
  })

  it('are a fee, a tax and what reaches the promoter, none below 0', () => {
    fc.assert(
      fc.property(fen, rules, (amount, rules) => {
        const { fee, tax, net } = withdrawalParts(amount, nothing, rules)
        expect(fee + tax + net).toBe(amount)
        expect(Math.min(fee, tax, net)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('can be all that there is, to the fen, and never more, and none of a debt', () => {
    const anyRules = { ...USUAL_WITHDRAWAL_RULES, maximum: Infinity, dayAmount: Infinity, minimum: 1 }
    const today = { count: 0, amount: 0 }
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 10_000_000 }), (available) => {
        const judge = (amount: number) => withdrawalRefusal({ amount, available, today, before: nothing }, anyRules)
        if (available > 0) expect(judge(available)).toBeUndefined()
        expect(judge(Math.max(1, available + 1))).toBe('notEnough')
      }),
    )
  })

  it('are refused by the first broken rule', () => {
    const wish = { amount: 500, available: 10_000, today: { count: 0, amount: 0 }, before: nothing }
    const judge = (part: Partial<typeof wish>, rules: Partial<WithdrawalRules> = {}) =>
      withdrawalRefusal({ ...wish, ...part }, { ...USUAL_WITHDRAWAL_RULES, ...rules })
    expect(judge({})).toBeUndefined()
    expect(judge({ amount: 99 })).toBe('tooLittle')
    expect(judge({ amount: 100 })).toBeUndefined()
    expect(judge({ amount: -500 })).toBe('tooLittle')
    expect(judge({}, { maximum: 499 })).toBe('tooMuch')
    expect(judge({}, { maximum: 500 })).toBeUndefined()
    expect(judge({ available: 499 })).toBe('notEnough')
    expect(judge({ today: { count: 3, amount: 3 } })).toBe('tooOften')
    expect(judge({ today: { count: 2, amount: 2 } })).toBeUndefined()
    expect(judge({ today: { count: 1, amount: 600 } }, { dayAmount: 1099 })).toBe('dayFull')
    expect(judge({ today: { count: 1, amount: 600 } }, { dayAmount: 1100 })).toBeUndefined()
    expect(judge({}, { feeRate: 10_000 })).toBe('nothingLeft')
  })

  it('are sent without staff up to the owner’s limit', () => {
    expect(isUnreviewed(1, USUAL_WITHDRAWAL_RULES)).toBe(false)
    expect(
      [499, 500, 501].map((amount) => isUnreviewed(amount, { ...USUAL_WITHDRAWAL_RULES, unreviewed: 500 })),
    ).toEqual([true, true, false])
  })
})

describe('a typed amount', () => {
  it('is read as every amount is written, and in no other form', () => {
    fc.assert(fc.property(fen, (amount) => void expect(readYuan(formatFen(amount))).toBe(amount)))
    expect(['12.5', ' ¥1,234 ', '１２．３', '0.07'].map(readYuan)).toEqual([1250, 123_400, 1230, 7])
    expect(['', '1.234', '-5', '1e3', '1..2', '12元', '.5', '9999999999'].map(readYuan)).toEqual(
      Array.from({ length: 8 }, () => undefined),
    )
  })
})
