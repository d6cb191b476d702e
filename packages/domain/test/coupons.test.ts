import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  COUPON_STATUS,
  couponOfferState,
  couponStatusAt,
  couponTime,
  DAY,
  type CouponOffer,
  worseCouponTerms,
} from '#index'

const NOW = 1_795_190_400_000
const offer: CouponOffer = {
  receiveBeginTime: NOW - DAY,
  receiveEndTime: NOW + DAY,
  limitPerShopper: 2,
  receivedCount: 0,
  received: false,
}

describe('a coupon that is given away', () => {
  it.each<[string, Partial<CouponOffer>, string]>([
    ['can be taken', {}, 'open'],
    ['can be taken while some are left', { remaining: 1 }, 'open'],
    ['is used by a shopper who has one, when none is left', { received: true, remaining: 0 }, 'owned'],
    ['is used by a shopper who has one, and has had as many as one may', { received: true, receivedCount: 2 }, 'owned'],
    ['can be taken by a shopper who has one of two', { received: true, receivedCount: 1 }, 'open'],
    ['is waited for until its time', { receiveBeginTime: NOW + 1 }, 'notYet'],
    ['can be taken at its very end', { receiveEndTime: NOW }, 'open'],
    ['cannot be taken after its end', { receiveEndTime: NOW - 1 }, 'over'],
    ['can be taken again by a shopper who used the first of two', { receivedCount: 1 }, 'open'],
    ['cannot be taken by a shopper who had as many as one may', { receivedCount: 2 }, 'limit'],
    ['cannot be taken when none is left', { remaining: 0 }, 'noneLeft'],
  ])('%s', (_, differs, state) => expect(couponOfferState({ ...offer, ...differs }, NOW)).toBe(state))
})

describe('the time of a coupon', () => {
  const time = fc.integer({ min: NOW - 100 * DAY, max: NOW + 100 * DAY })

  it('ends no later than its batch, and no later than its days after it was taken or can be used', () => {
    fc.assert(
      fc.property(time, fc.nat(100 * DAY), fc.integer({ min: 1, max: 90 }), (beginTime, length, validDays) => {
        const endTime = beginTime + length
        const coupon = couponTime({ beginTime, endTime, validDays }, NOW)
        expect(coupon.beginTime).toBe(beginTime)
        expect(coupon.endTime).toBe(Math.min(endTime, Math.max(beginTime, NOW) + validDays * DAY))
        expect(couponTime({ beginTime, endTime }, NOW)).toEqual({ beginTime, endTime })
      }),
    )
  })

  it('is over at its end, for an unused one', () => {
    expect(couponStatusAt(COUPON_STATUS.usable, NOW, NOW)).toBe(COUPON_STATUS.usable)
    expect(couponStatusAt(COUPON_STATUS.usable, NOW - 1, NOW)).toBe(COUPON_STATUS.expired)
    for (const status of [COUPON_STATUS.used, COUPON_STATUS.held, COUPON_STATUS.merged])
      expect(couponStatusAt(status, NOW - 1, NOW)).toBe(status)
  })
})

describe('a kind of coupon that a shopper already has', () => {
  const before = { discountType: 1, couponValue: 2000, thresholdAmount: 19900, skuNos: ['lamp', 'lock'] } as const
  const share = { discountType: 2, couponValue: 85, mostSaving: 5000 } as const

  it('gets better by a change, or stays as promised', () => {
    expect(worseCouponTerms(before, before)).toEqual([])
    expect(worseCouponTerms(before, { discountType: 1, couponValue: 3000 })).toEqual([])
    expect(worseCouponTerms(before, { ...before, skuNos: ['lock', 'bulb', 'lamp'] })).toEqual([])
    expect(worseCouponTerms(share, { discountType: 2, couponValue: 80 })).toEqual([])
  })

  it('gets worse with less taken off, a higher threshold, or fewer products', () => {
    expect(
      worseCouponTerms(before, { ...before, couponValue: 1999, thresholdAmount: 19901, skuNos: ['lamp'] }),
    ).toEqual(['couponValue', 'thresholdAmount', 'skuNos'])
    expect(worseCouponTerms({ ...share, skuNos: undefined } as never, { ...share, skuNos: ['lamp'] })).toEqual([
      'skuNos',
    ])
    expect(worseCouponTerms(share, { ...share, couponValue: 90, mostSaving: 4999 })).toEqual([
      'couponValue',
      'mostSaving',
    ])
    expect(worseCouponTerms(before, { ...share })).toEqual(['discountType'])
  })
})
