import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CROWD_FUNDING_STATE,
  CROWD_FUNDING_STEPS,
  crowdFundingStep,
  DAY,
  fundingDaysLeft,
  fundingFaults,
  fundingPercent,
  isGoalReached,
  MOST_FUNDING_TIME,
  ORDER_STATUS,
  ORDER_KIND,
  orderActions,
  priceOrder,
  type StepActor,
  type CrowdFundingDeed,
  type CrowdFundingState,
  type FundingOffer,
} from '#index'
import { NOW } from './arbitraries'
import { couponOf, lineOf, running } from './pricing'

const states = Object.values(CROWD_FUNDING_STATE)
const deeds: CrowdFundingDeed[] = ['support', 'withdraw', 'reach', 'release', 'miss', 'refund']
const of = (state: CrowdFundingState) => ({ kind: ORDER_KIND.crowdFunding, state })
const actors: StepActor[] = ['shopper', 'shop', 'house']

describe('the steps of a crowd-funding', () => {
  const after = (state: CrowdFundingState) =>
    CROWD_FUNDING_STEPS.flatMap(({ from, to }) => (to && from.includes(state) ? [to] : []))

  it('lead from running to each state, and from each to an end', () => {
    const found = new Set<CrowdFundingState>(['running'])
    for (const state of found) for (const next of after(state)) found.add(next)
    expect([...found].sort()).toEqual([...states].sort())
    expect(states.filter((state) => after(state).length === 0)).toEqual(['released', 'refunded'])
  })

  it('are unique for each state, action and actor', () => {
    for (const state of states)
      for (const deed of deeds)
        for (const who of actors)
          expect(
            CROWD_FUNDING_STEPS.filter((step) => step.deed === deed && step.who === who && step.from.includes(state))
              .length,
          ).toBeLessThanOrEqual(1)
  })

  it('take no money once it failed, and never lead back to running', () => {
    for (const state of ['failed', 'refunded'] as const)
      expect(crowdFundingStep(state, 'support', 'shopper')).toBeUndefined()
    expect(CROWD_FUNDING_STEPS.filter(({ to }) => to === 'running')).toEqual([])
  })

  it('never lead from reached to refunded or back, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...deeds), fc.constantFrom(...actors))), (asked) => {
        const walked = asked.reduce<CrowdFundingState[]>(
          ([now, ...before], [deed, who]) => [crowdFundingStep(now!, deed, who)?.to ?? now!, now!, ...before],
          ['running'],
        )
        const reached = walked.some((state) => state === 'reached' || state === 'released')
        const failed = walked.some((state) => state === 'failed' || state === 'refunded')
        expect(reached && failed).toBe(false)
      }),
    )
  })

  it('hold an order exactly while its shopper may still cancel it', () => {
    for (const state of states)
      expect(crowdFundingStep(state, 'support', 'shopper')?.order === 'held').toBe(
        crowdFundingStep(state, 'withdraw', 'shopper') !== undefined,
      )
  })
})

describe('an order of a crowd-funding', () => {
  it('offers to cancel exactly where the steps let a shopper cancel', () => {
    for (const state of states)
      expect(orderActions({ orderStatus: ORDER_STATUS.paid, campaign: of(state) }).canCancel).toBe(
        crowdFundingStep(state, 'withdraw', 'shopper') !== undefined,
      )
  })

  it('offers no shipping reminder while it is held', () => {
    const remind = (state: CrowdFundingState) =>
      orderActions({ orderStatus: ORDER_STATUS.paid, campaign: of(state) }).canRemind
    expect([remind('running'), remind('released')]).toEqual([false, true])
  })

  it('is cancelled neither on its way nor after it was received', () => {
    for (const orderStatus of [ORDER_STATUS.shipped, ORDER_STATUS.received, ORDER_STATUS.cancelled])
      expect(orderActions({ orderStatus, campaign: of('running') }).canCancel).toBe(false)
  })
})

describe('the goal of a crowd-funding', () => {
  const counts = fc.nat({ max: 1_000_000 })
  const goals = fc.integer({ min: 1, max: 1_000_000 })

  it('is at 100 percent exactly when it is reached, in pieces and in fen', () => {
    fc.assert(
      fc.property(counts, counts, goals, fc.boolean(), (pieces, amount, goal, inPieces) => {
        const progress = { pieces, amount, ...(inPieces ? { goalPieces: goal } : { goalAmount: goal }) }
        expect(fundingPercent(progress) >= 100).toBe(isGoalReached(progress))
        expect(isGoalReached(progress)).toBe((inPieces ? pieces : amount) >= goal)
      }),
    )
  })

  it('comes nearer with each payment', () => {
    fc.assert(
      fc.property(counts, counts, goals, (one, more, goalAmount) => {
        const at = (amount: number) => fundingPercent({ pieces: 0, amount, goalAmount })
        expect(at(one + more)).toBeGreaterThanOrEqual(at(one))
      }),
    )
  })

  it('is never reached where there is none', () => {
    expect(isGoalReached({ pieces: 9, amount: 9 })).toBe(false)
    expect(fundingPercent({ pieces: 9, amount: 9 })).toBe(0)
  })

  it('shows the days left, with a begun day as a whole one', () => {
    expect([3 * DAY, 3 * DAY - 1, 2 * DAY, 1, 0, -5].map((left) => fundingDaysLeft(NOW + left, NOW))).toEqual([
      3, 3, 2, 1, 0, 0,
    ])
  })
})

describe('a crowd-funding that an owner sets up', () => {
  const offer: FundingOffer = {
    goalPieces: 10,
    beginTime: NOW,
    endTime: NOW + MOST_FUNDING_TIME,
    skus: [
      { promotionPrice: 1000, stock: 4 },
      { promotionPrice: 2000, stock: 6 },
    ],
  }
  it.each<[string, Partial<FundingOffer>, string[]]>([
    ['holds', {}, []],
    ['is valid with an amount', { goalPieces: undefined, goalAmount: 16_000 }, []],
    ['has no goal', { goalPieces: undefined }, ['goal']],
    ['has two goals', { goalAmount: 1 }, ['goal']],
    ['has a tier without a price', { skus: [{ stock: 20 }] }, ['tier']],
    ['has a tier for nothing', { skus: [{ promotionPrice: 0, stock: 20 }] }, ['tier']],
    ['has a tier without pieces of its own', { skus: [{ promotionPrice: 100 }] }, ['tier']],
    ['runs too long', { endTime: NOW + MOST_FUNDING_TIME + 1 }, ['tooLong']],
    ['could never be reached in pieces', { goalPieces: 11 }, ['unreachable']],
    ['could never be reached in fen', { goalPieces: undefined, goalAmount: 16_001 }, ['unreachable']],
  ])('%s', (_, change, faults) => expect(fundingFaults({ ...offer, ...change })).toEqual(faults))
})

describe('the price of a tier', () => {
  const tier = running(113, { promotionPrice: 8000, stock: 3, promotionInventoryStatus: 1, limitQuantity: 2 })
  const price = (line: Parameters<typeof lineOf>[2], more: object = {}) =>
    priceOrder({
      lines: [lineOf('lamp', 20_000, line), lineOf('bulb', 5000)],
      buyer: {},
      coupons: [couponOf('off', { couponValue: 3000, thresholdAmount: 5001 }), couponOf('small', { couponValue: 100 })],
      choice: 'best',
      now: NOW,
      ...more,
    })

  it('is given for no more pieces than the tier has for one shopper', () => {
    const { lines } = price({ itemQuantity: 5, sku: { promotions: [tier] } })
    expect(lines[0]).toMatchObject({ price: 8000, quantity: 2, parts: [{ quantity: 2 }], status: 11, overLimit: true })
  })

  it('combines with no set, mark-up sale or coupon, and coins may pay it', () => {
    const sku = { promotions: [tier, running(1001, { thresholdAmount: 1, reduceAmount: 500 })] }
    const bundles = [
      {
        promotionId: 'set',
        kind: 'comboBuy',
        price: 1,
        skus: ['lamp', 'bulb'].map((skuNo) => ({ skuNo, itemQuantity: 1 })),
      },
    ]
    const tenders = { gold: { balance: 100, pieceFen: 1, percent: 10, use: true } }
    const { rows, coupons } = price({ sku }, { bundles, tenders })
    const ofLamp = rows.filter(({ line }) => line === 'line-lamp')
    expect(ofLamp.map(({ stage, fen }) => [stage, fen]).slice(0, 2)).toEqual([
      ['list', 20_000],
      ['unitPrice', -12_000],
    ])
    expect(new Set(ofLamp.map(({ stage }) => stage))).toEqual(new Set(['list', 'unitPrice', 'gold']))
    expect(coupons.map(({ refusal, applied }) => refusal?.reason ?? applied)).toEqual(['belowThreshold', true])
  })

  it('ends with the tier’s last piece, whatever is on the shelf', () => {
    const { lines } = price({ sku: { promotions: [{ ...tier, stock: 0, promotionInventoryStatus: 0 }] } })
    expect(lines[0]).toMatchObject({ status: 2, ordered: false, price: 8000 })
  })
})
