import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  COUPON_DISCOUNT_TYPE,
  DAY,
  filterPromotions,
  GROUP_REFUSAL_TEXT,
  GROUP_STATE,
  GROUP_STATUS,
  GROUP_STEPS,
  groupEndTime,
  groupOfferFaults,
  groupRefusal,
  groupStatus,
  groupStep,
  missingMembers,
  MOST_GROUP_HOURS,
  MOST_GROUP_SIZE,
  ORDER_KIND,
  ORDER_STATUS,
  orderActions,
  priceOrder,
  priceSku,
  type GroupDeed,
  type GroupOffer,
  type GroupState,
  type StepActor,
} from '#index'
import { NOW } from './arbitraries'
import { couponOf, lineOf, running } from './pricing'

const HOUR = 3_600_000
const states = Object.values(GROUP_STATE)
const deeds: GroupDeed[] = ['join', 'open', 'pay', 'leave', 'withdraw', 'complete', 'release', 'miss', 'refund']
const actors: StepActor[] = ['shopper', 'shop', 'house']

describe('the steps of a group', () => {
  const after = (state: GroupState) => GROUP_STEPS.flatMap(({ from, to }) => (to && from.includes(state) ? [to] : []))

  it('lead from opening to each state, and from each to an end', () => {
    const found = new Set<GroupState>(['opening'])
    for (const state of found) for (const next of after(state)) found.add(next)
    expect([...found].sort()).toEqual([...states].sort())
    expect(states.filter((state) => after(state).length === 0)).toEqual(['released', 'refunded', 'dropped'])
  })

  it('are unique for each state, action and actor', () => {
    for (const state of states)
      for (const deed of deeds)
        for (const who of actors)
          expect(
            GROUP_STEPS.filter((step) => step.deed === deed && step.who === who && step.from.includes(state)).length,
          ).toBeLessThanOrEqual(1)
  })

  it('take money and seats only while it gathers', () => {
    for (const state of states) {
      expect(groupStep(state, 'pay', 'shopper') !== undefined).toBe(state === 'gathering')
      expect(groupStep(state, 'join', 'shopper') !== undefined).toBe(state === 'gathering')
      expect(groupStep(state, 'open', 'shopper') !== undefined).toBe(state === 'opening')
    }
  })

  it('give a paid seat of a complete group to nobody else, whoever is refunded', () => {
    for (const state of ['complete', 'released', 'failed'] as const)
      expect(groupStep(state, 'withdraw', 'shop')?.seat).toBe('kept')
    expect(groupStep('gathering', 'withdraw', 'shop')?.seat).toBe('free')
    expect(GROUP_STEPS.filter(({ deed, who }) => deed === 'withdraw' && who === 'shopper')).toEqual([])
  })

  it('never lead from a complete group to a failed one or back, whatever is tried in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...deeds), fc.constantFrom(...actors))), (asked) => {
        const walked = asked.reduce<GroupState[]>(
          ([now, ...before], [deed, who]) => [groupStep(now!, deed, who)?.to ?? now!, now!, ...before],
          ['opening'],
        )
        const ends = new Set(walked.map(groupStatus))
        expect(ends.has(GROUP_STATUS.complete) && ends.has(GROUP_STATUS.failed)).toBe(false)
        expect(
          walked.filter((state, at) => state === 'opening' && walked[at + 1] && walked[at + 1] !== 'opening'),
        ).toEqual([])
      }),
    )
  })
})

describe('joining a group', () => {
  const group = { status: GROUP_STATUS.gathering, endTime: NOW, freeSeats: 1, mine: false }

  it('is possible to the last millisecond, while a seat is free', () => {
    expect(groupRefusal(group, NOW)).toBeUndefined()
    expect(groupRefusal(group, NOW + 1)).toBe('over')
    expect(groupRefusal({ ...group, freeSeats: 0 }, NOW)).toBe('held')
  })

  it('is refused for four reasons: own seat, full, over, seats held by unpaid orders', () => {
    expect(groupRefusal({ ...group, mine: true, status: GROUP_STATUS.complete }, NOW)).toBe('mine')
    expect(groupRefusal({ ...group, status: GROUP_STATUS.complete, freeSeats: 0 }, NOW)).toBe('full')
    expect(groupRefusal({ ...group, status: GROUP_STATUS.failed }, NOW)).toBe('over')
    expect(new Set(Object.values(GROUP_REFUSAL_TEXT)).size).toBe(4)
  })

  it('says how many members are missing, never below zero', () => {
    expect(missingMembers({ groupSize: 3, memberCount: 1 })).toBe(2)
    expect(missingMembers({ groupSize: 3, memberCount: 4 })).toBe(0)
  })
})

describe('a promotion for groups', () => {
  const offer: GroupOffer = { groupSize: 3, groupHours: 24, skus: [{ promotionPrice: 100, stock: 3 }] }

  it('has a size, hours, and a price and pieces for each sku', () => {
    expect(groupOfferFaults(offer)).toEqual([])
    for (const groupSize of [undefined, null, 1, 2.5, MOST_GROUP_SIZE + 1])
      expect(groupOfferFaults({ ...offer, groupSize })).toEqual(['size'])
    for (const groupHours of [undefined, 0, 1.5, MOST_GROUP_HOURS + 1])
      expect(groupOfferFaults({ ...offer, groupHours })).toEqual(['hours'])
    expect(groupOfferFaults({ ...offer, skus: [{ stock: 3 }] })).toEqual(['sku'])
    expect(groupOfferFaults({ ...offer, skus: [{ promotionPrice: 100 }] })).toEqual(['sku'])
    expect(groupOfferFaults({ ...offer, groupSize: 4 })).toEqual(['tooFew'])
  })

  it('ends its groups after its hours, and none after its own end', () => {
    expect(groupEndTime({ groupHours: 24, endTime: NOW + 9 * DAY }, NOW)).toBe(NOW + DAY)
    expect(groupEndTime({ groupHours: 24, endTime: NOW + HOUR }, NOW)).toBe(NOW + HOUR)
  })
})

describe('the group price', () => {
  const together = running(103, { promotionPrice: 700 })
  const more = [running(1001, { thresholdAmount: 500, reduceAmount: 100 }), running(104, { promotionPrice: 900 })]
  const line = lineOf('lamp', 1000, { sku: { promotions: [together, ...more] } })
  const coupons = [
    couponOf('off', { couponValue: 100 }),
    couponOf('post', { discountType: COUPON_DISCOUNT_TYPE.freePostage }),
  ]
  const price = (buyer: { group?: boolean }, owned: typeof coupons = []) =>
    priceOrder({ lines: [line], buyer, now: NOW, coupons: owned, choice: 'best' })

  it('is for a shopper in a group, and combines with nothing (S18)', () => {
    const { lines, amounts, coupons: judged } = price({ group: true }, coupons)
    expect(lines[0]).toMatchObject({ price: 700, promotion: together })
    expect(amounts).toMatchObject({ couponAmount: 0, freightAmount: 0, payAmount: 700 })
    expect(judged.map(({ applied }) => applied)).toEqual([false, true])
    expect(price({ group: true }).amounts.payAmount).toBeGreaterThan(700)
  })

  it('withholds nothing from a shopper who buys alone: the price for everybody and cart promotions', () => {
    expect(price({}).lines[0]).toMatchObject({ price: 900 })
    expect(price({}, coupons).amounts).toMatchObject({ discountAmount: 100, couponAmount: 100 })
    expect(price({ group: false }).amounts).toEqual(price({}).amounts)
  })

  it('is alone among the promotions that hold, and sets no price for shoppers outside a group', () => {
    const looked = filterPromotions([together, ...more], { now: NOW })
    expect(looked.map(({ promotionType }) => promotionType)).toEqual([103])
    expect(priceSku({ price: 1000, promotions: [together, ...more] }, { now: NOW }).price).toBe(900)
    expect(priceSku({ price: 1000, promotions: [together, ...more] }, { now: NOW, group: true }).price).toBe(700)
  })

  it('ends once its pieces are sold', () => {
    const gone = { ...together, promotionInventoryStatus: 0 }
    expect(priceSku({ price: 1000, promotions: [gone] }, { now: NOW, group: true }).promotion).toBeUndefined()
  })
})

describe('an order of a group', () => {
  it('is not cancelled by its shopper once it is paid, and offers no reminder while the group gathers', () => {
    for (const status of Object.values(GROUP_STATUS)) {
      const campaign = { kind: ORDER_KIND.group, status }
      const { canCancel, canRemind } = orderActions({ orderStatus: ORDER_STATUS.paid, campaign })
      expect(canCancel).toBe(false)
      expect(canRemind).toBe(status !== GROUP_STATUS.gathering)
      expect(orderActions({ orderStatus: ORDER_STATUS.pendingPayment, campaign }).canCancel).toBe(true)
    }
  })
})
