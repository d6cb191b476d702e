import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chooseRebateRate,
  lineEarning,
  MOST_FIGURE_DAYS,
  MOST_REBATE_RATE,
  orderFigures,
  ORDER_KIND,
  orderRefusal,
  REBATE_REFUSAL,
  REBATE_STATUS,
  REBATE_STEPS,
  accountEntryTitle,
  EACH_OTHER_TIME,
  rebateOf,
  rebateRateText,
  rebateSteps,
  rebateTakenBack,
  type CoveringOffer,
  type RebateLineState,
  type RebateOrderState,
  type RebatePlace,
  type SharedOrderFacts,
} from '#index'

const offer = (more: Partial<CoveringOffer> = {}): CoveringOffer => ({
  offerId: 'autumn',
  target: 'product',
  ownRate: null,
  rate: 300,
  firstRate: null,
  beginTime: 1000,
  ...more,
})

const facts = (more: Partial<SharedOrderFacts> = {}): SharedOrderFacts => ({
  certified: true,
  suspended: false,
  own: false,
  sameTelephone: false,
  sameAddress: false,
  eachOther: false,
  firstPurchase: false,
  levelRate: null,
  offers: { lamp: [offer()] },
  ...more,
})

const fen = fc.integer({ min: 0, max: 2_000_000_000 })
const rate = fc.integer({ min: 0, max: MOST_REBATE_RATE })

describe('the rate of a rebate', () => {
  it('is that of the sku, then of its product, then of its category, whichever offer began later', () => {
    const offers = [
      offer({ offerId: 'c', target: 'category', ownRate: 100, beginTime: 3000 }),
      offer({ offerId: 'p', target: 'product', ownRate: 200, beginTime: 2000 }),
      offer({ offerId: 's', target: 'sku', ownRate: 50, beginTime: 1000 }),
    ]
    expect(chooseRebateRate(offers, { levelRate: 900 })).toEqual({ offerId: 's', rate: 50, from: 'sku' })
    expect(chooseRebateRate(offers.slice(0, 2))).toEqual({ offerId: 'p', rate: 200, from: 'product' })
    expect(chooseRebateRate(offers.slice(0, 1))).toEqual({ offerId: 'c', rate: 100, from: 'category' })
  })

  it('is that of the promoter’s level where no target has one, and otherwise that of the offer', () => {
    expect(chooseRebateRate([offer()], { levelRate: 500 })).toMatchObject({ rate: 500, from: 'level' })
    expect(chooseRebateRate([offer()], { levelRate: null })).toMatchObject({ rate: 300, from: 'offer' })
  })

  it('of a sku applies though its offer has a closer target without a rate', () => {
    const offers = [offer({ offerId: 'near', target: 'sku' }), offer({ offerId: 'far', ownRate: 700 })]
    expect(chooseRebateRate(offers, { levelRate: 500 })).toEqual({ offerId: 'far', rate: 700, from: 'product' })
  })

  it('is the first-purchase rate only for a first purchase, and only where that rate is higher', () => {
    const first = [offer({ firstRate: 800 })]
    expect(chooseRebateRate(first, { firstPurchase: true })).toMatchObject({ rate: 800, from: 'firstPurchase' })
    expect(chooseRebateRate(first)).toMatchObject({ rate: 300 })
    expect(chooseRebateRate([offer({ firstRate: 100 })], { firstPurchase: true })).toMatchObject({ rate: 300 })
  })

  it('is that of the offer that began later, then of the smaller id, where two cover a sku equally closely', () => {
    const two = (one: Partial<CoveringOffer>, other: Partial<CoveringOffer>) =>
      chooseRebateRate([offer({ offerId: 'b', rate: 200, ...one }), offer({ offerId: 'a', rate: 100, ...other })])
    expect(two({ beginTime: 2000 }, {})).toMatchObject({ offerId: 'b', rate: 200 })
    expect(two({}, { beginTime: 2000 })).toMatchObject({ offerId: 'a', rate: 100 })
    expect(two({}, {})).toMatchObject({ offerId: 'a', rate: 100 })
  })

  it('stays the usual one where a first purchase has no rate, or the same', () => {
    for (const firstRate of [null, 0, 300])
      expect(chooseRebateRate([offer({ firstRate })], { firstPurchase: true })).toMatchObject({ from: 'offer' })
    expect(chooseRebateRate([offer({ rate: -1, firstRate: null })], { firstPurchase: true })).toMatchObject({
      from: 'offer',
    })
  })

  it('is the same in whatever order the offers come', () => {
    const offers = fc.uniqueArray(
      fc.record({
        offerId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        target: fc.constantFrom<CoveringOffer['target']>('sku', 'product', 'category'),
        ownRate: fc.option(rate, { nil: null }),
        rate,
        firstRate: fc.option(rate, { nil: null }),
        beginTime: fc.integer({ min: 0, max: 3 }),
      }),
      { selector: ({ offerId }) => offerId },
    )
    fc.assert(
      fc.property(offers, fc.boolean(), (some, firstPurchase) => {
        const which = { levelRate: 400, firstPurchase }
        expect(chooseRebateRate([...some].reverse(), which)).toEqual(chooseRebateRate(some, which))
      }),
    )
  })
})

describe('the rebate of a line', () => {
  it('is rounded down to the fen, and never more than half of what was paid', () => {
    expect(rebateOf(9999, 500)).toBe(499)
    expect(rebateOf(19, 500)).toBe(0)
    expect(rebateOf(-5, 500)).toBe(0)
    fc.assert(
      fc.property(fen, rate, (paid, points) => {
        const earned = rebateOf(paid, points)
        expect(Number.isSafeInteger(earned)).toBe(true)
        expect(earned * 2).toBeLessThanOrEqual(paid)
        // The result is exact even if `paid * points` is above the largest safe integer.
        expect(BigInt(earned)).toBe((BigInt(paid) * BigInt(points)) / 10_000n)
      }),
    )
  })

  it('is taken back in proportion to the refund, and entirely with all of the money, in whatever parts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000_000 }),
        rate,
        fc.array(fen, { maxLength: 5 }),
        (paid, r, parts) => {
          const earned = rebateOf(paid, r)
          let refunded = 0
          let before = 0
          for (const part of parts) {
            refunded = Math.min(paid, refunded + part)
            const back = rebateTakenBack(earned, paid, refunded)
            expect(back).toBeGreaterThanOrEqual(before)
            expect(back).toBeLessThanOrEqual(earned)
            expect(BigInt(back)).toBe((BigInt(earned) * BigInt(refunded)) / BigInt(paid))
            before = back
          }
          expect(rebateTakenBack(earned, paid, paid)).toBe(earned)
          expect(rebateTakenBack(earned, paid, paid + 1)).toBe(earned)
        },
      ),
    )
  })

  it('is zero for a gift, for a sku no offer covers, and for what was paid with points alone', () => {
    const line = { skuNo: 'lamp', paid: 10_000, gift: false }
    const of = (more: object, own = facts()) => lineEarning(own, ORDER_KIND.normal, { ...line, ...more })
    expect(of({})).toEqual({ fen: 300, rate: { offerId: 'autumn', rate: 300, from: 'offer' } })
    expect(of({ gift: true })).toEqual({ fen: 0, refusal: REBATE_REFUSAL.gift })
    expect(of({ skuNo: 'desk' })).toEqual({ fen: 0, refusal: REBATE_REFUSAL.notOffered })
    expect(of({ paid: 0 })).toEqual({ fen: 0, refusal: REBATE_REFUSAL.nothingPaid })
    expect(of({}, facts({ own: true }))).toEqual({ fen: 0, refusal: REBATE_REFUSAL.ownOrder })
  })
})

describe('a shared order earns nothing', () => {
  it.each([
    ['own', REBATE_REFUSAL.ownOrder],
    ['suspended', REBATE_REFUSAL.suspended],
    ['sameTelephone', REBATE_REFUSAL.sameTelephone],
    ['sameAddress', REBATE_REFUSAL.sameAddress],
    ['eachOther', REBATE_REFUSAL.eachOther],
  ] as const)('where %s applies', (field, refusal) => {
    expect(orderRefusal(facts({ [field]: true }), ORDER_KIND.normal)).toBe(refusal)
  })

  it('where the promoter had not passed certification, or the way of buying is no sale', () => {
    expect(orderRefusal(facts({ certified: false }), ORDER_KIND.normal)).toBe(REBATE_REFUSAL.notCertified)
    for (const kind of ['exchange', 'membership', 'prize', 'freeTrial'] as const)
      expect(orderRefusal(facts(), kind)).toBe(REBATE_REFUSAL.orderKind)
    for (const kind of ['normal', 'preSale', 'crowdFunding', 'group', 'reservation', 'bargain'] as const)
      expect(orderRefusal(facts(), kind)).toBeUndefined()
  })
})

describe('the steps of a rebate', () => {
  /**
   * For each state of the order, applies the due changes to the line, books their money in accounts, and checks each
   * change against the table.
   */
  function walk(line: RebateLineState, moments: readonly RebateOrderState[]) {
    const accounts: Record<RebatePlace, number> = { cost: 0, pending: 0, available: 0 }
    let state = line
    const deeds: string[] = []
    for (const order of moments) {
      for (const step of rebateSteps(state, order)) {
        const rows = REBATE_STEPS.filter((row) => row.deed === step.deed && row.from === (state.status ?? 'none'))
        expect(rows).toHaveLength(1)
        expect(rows[0]!.to).toContain(step.status)
        expect(step.fen).toBeGreaterThan(0)
        accounts[step.moves.from] -= step.fen
        accounts[step.moves.to] += step.fen
        state = { ...state, status: step.status, takenBack: step.takenBack }
        deeds.push(step.deed)
      }
      // The same state of the order requires no further change.
      expect(rebateSteps(state, order)).toEqual([])
      expect(accounts.pending).toBeGreaterThanOrEqual(0)
    }
    return { state, accounts, deeds }
  }

  const paidUp = { certain: true, cancelled: false, final: false, refunded: 0 }
  const fresh: RebateLineState = { earned: 301, takenBack: 0, paid: 10_000 }

  it('earn it, and settle it once, when nothing is refunded', () => {
    const { state, accounts, deeds } = walk(fresh, [{ ...paidUp, certain: false }, paidUp, { ...paidUp, final: true }])
    expect(deeds).toEqual(['accrue', 'settle'])
    expect(state.status).toBe(REBATE_STATUS.settled)
    expect(accounts).toEqual({ cost: -301, pending: 0, available: 301 })
  })

  it('leave it pending, also after a partial refund, for as long as more may be refunded', () => {
    const { state, accounts, deeds } = walk(fresh, [paidUp, { ...paidUp, refunded: 5_000 }])
    expect(deeds).toEqual(['accrue', 'takeBack'])
    expect(state.status).toBe(REBATE_STATUS.pending)
    expect(accounts).toMatchObject({ available: 0 })
  })

  it('cancel it when the order is cancelled or refunded in full, before it settles or after', () => {
    for (const end of [{ cancelled: true }, { refunded: 10_000 }]) {
      expect(walk(fresh, [paidUp, { ...paidUp, ...end }]).state.status).toBe(REBATE_STATUS.cancelled)
      const late = walk(fresh, [
        { ...paidUp, final: true },
        { ...paidUp, final: true, ...end },
      ])
      expect(late.state.status).toBe(REBATE_STATUS.cancelled)
      expect(late.accounts).toEqual({ cost: 0, pending: 0, available: 0 })
    }
  })

  it('never begin for an order that was cancelled or refunded in full before the payment was handled', () => {
    expect(walk(fresh, [{ ...paidUp, cancelled: true }]).deeds).toEqual([])
    expect(walk(fresh, [{ ...paidUp, refunded: 10_000 }]).deeds).toEqual([])
  })

  it('end at what its money is worth, whichever of its moments are seen', () => {
    const moment = fc.record({ certain: fc.boolean(), final: fc.boolean(), part: fc.integer({ min: 0, max: 4000 }) })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000 }),
        rate,
        fc.array(moment, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        (paid, points, seen, cancelled) => {
          let refunded = 0
          let certain = false
          let final = false
          const moments = seen.map((one, at): RebateOrderState => {
            certain ||= one.certain
            final ||= certain && one.final
            if (certain) refunded = Math.min(paid, refunded + one.part)
            return { certain, final, refunded, cancelled: cancelled && at === seen.length - 1 }
          })
          const earned = rebateOf(paid, points)
          const { state, accounts } = walk({ earned, takenBack: 0, paid }, moments)
          const last = moments[moments.length - 1]!
          const left = last.certain && !last.cancelled ? earned - rebateTakenBack(earned, paid, last.refunded) : 0
          const booked = state.status === undefined ? 0 : left
          expect(accounts.pending + accounts.available).toBe(booked)
          expect(accounts.cost + booked).toBe(0)
          if (last.final && left > 0) expect(accounts).toMatchObject({ pending: 0, available: left })
        },
      ),
    )
  })

  it('lead nowhere from a cancelled rebate', () => {
    const gone: RebateLineState = { status: REBATE_STATUS.cancelled, earned: 300, takenBack: 300, paid: 10_000 }
    for (const final of [true, false]) expect(rebateSteps(gone, { ...paidUp, final, refunded: 10_000 })).toEqual([])
  })
})

describe('a shared order in the figures of its shop', () => {
  const of = (...items: [paid: number, refunded: number][]) => items.map(([paid, refunded]) => ({ paid, refunded }))
  const paidAt = 1

  it('is one order, with what was paid for its lines less refunds', () => {
    expect(orderFigures({ paidAt, cancelled: false, items: of([1000, 0], [500, 200]) })).toEqual({
      orders: 1,
      amount: 1300,
    })
  })

  it('is zero before it is paid, once it is cancelled, and once all of its money is refunded', () => {
    const nothing = { orders: 0, amount: 0 }
    expect(orderFigures({ paidAt: null, cancelled: false, items: of([1000, 0]) })).toEqual(nothing)
    expect(orderFigures({ paidAt, cancelled: true, items: of([1000, 0]) })).toEqual(nothing)
    expect(orderFigures({ paidAt, cancelled: false, items: of([1000, 1000], [500, 500]) })).toEqual(nothing)
  })

  it('is an order with zero yuan where it cost nothing', () => {
    expect(orderFigures({ paidAt, cancelled: false, items: of([0, 0]) })).toEqual({ orders: 1, amount: 0 })
  })

  it('subtracts no more from a line than was paid for it', () => {
    expect(orderFigures({ paidAt, cancelled: false, items: of([1000, 1500], [500, 0]) })).toEqual({
      orders: 1,
      amount: 500,
    })
  })

  it('is reported for a leap year at most', () => {
    expect(MOST_FIGURE_DAYS).toBe(366)
  })
})

describe('promoters who buy from each other', () => {
  it('earn nothing for half a year', () => {
    expect(EACH_OTHER_TIME).toBe(180 * 24 * 3_600_000)
  })
})

describe('the words of rebates', () => {
  it('name the product of an entry in 60 characters, however long its name is', () => {
    expect(accountEntryTitle(1, '暖居台灯')).toBe('暖居台灯 推广返利')
    expect(accountEntryTitle(3, '暖居台灯')).toBe('暖居台灯 退款扣回返利')
    const long = accountEntryTitle(1, '灯'.repeat(100))
    expect(Array.from(long)).toHaveLength(60)
    // ' 推广返利' takes five of the sixty characters.
    expect(accountEntryTitle(1, '灯'.repeat(55))).toBe(`${'灯'.repeat(55)} 推广返利`)
    expect(long.endsWith('… 推广返利')).toBe(true)
    expect(accountEntryTitle(2, '银行卡 **** 6688')).toBe('提现 · 银行卡 **** 6688')
    expect(accountEntryTitle(4, '银行卡 **** 6688')).toBe('提现退回 · 银行卡 **** 6688')
  })

  it('give a rate in percent', () => {
    expect([500, 850, 1275].map(rebateRateText)).toEqual(['5%', '8.5%', '12.75%'])
  })
})
