import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AVAILABILITY,
  phaseEnd,
  PRODUCT_STATUS,
  priceOrder,
  PROMOTION_TYPE,
  reservationFaults,
  reservationPhase,
  skuAvailability,
  skuFor,
} from '#index'
import { NOW } from './arbitraries'
import { lineOf, running } from './pricing'

const HOUR = 3_600_000
const times = {
  startTime: NOW,
  endTime: NOW + HOUR - 1,
  buyStartTime: NOW + 2 * HOUR,
  buyEndTime: NOW + 3 * HOUR - 1,
}

describe('a reservation campaign', () => {
  it('takes reservations, then waits, then sells, each to the last moment', () => {
    const at = (after: number) => reservationPhase(times, NOW + after)
    expect([-1, 0, HOUR - 1, HOUR, 2 * HOUR - 1, 2 * HOUR, 3 * HOUR - 1, 3 * HOUR].map(at)).toEqual([
      'notBegun',
      'reserving',
      'reserving',
      'waiting',
      'waiting',
      'buying',
      'buying',
      'over',
    ])
  })

  it('is in the next phase once one ends, and never in an earlier one again', () => {
    const order = ['notBegun', 'reserving', 'waiting', 'buying', 'over']
    fc.assert(
      fc.property(fc.integer({ min: -2 * HOUR, max: 5 * HOUR }), (after) => {
        const now = NOW + after
        const phase = reservationPhase(times, now)
        const end = phaseEnd(times, now)
        if (phase === 'over') {
          expect(end).toBeUndefined()
          return
        }
        expect(end).toBeGreaterThanOrEqual(now)
        expect(reservationPhase(times, end!)).toBe(phase)
        expect(order.indexOf(reservationPhase(times, end! + 1))).toBe(order.indexOf(phase) + 1)
      }),
    )
  })

  it('needs its times in their order, and one sku with a price and pieces of its own', () => {
    const wish = {
      beginTime: times.startTime,
      reserveEndTime: times.endTime,
      buyBeginTime: times.buyStartTime,
      endTime: times.buyEndTime,
      skus: [{ promotionPrice: 100, stock: 5 }],
    }
    expect(reservationFaults(wish)).toEqual([])
    expect(reservationFaults({ ...wish, buyBeginTime: undefined })).toEqual(['times'])
    expect(reservationFaults({ ...wish, reserveEndTime: wish.buyBeginTime })).toEqual(['order'])
    expect(reservationFaults({ ...wish, reserveEndTime: wish.beginTime })).toEqual(['order'])
    expect(reservationFaults({ ...wish, endTime: wish.buyBeginTime })).toEqual(['order'])
    expect(reservationFaults({ ...wish, skus: [...wish.skus, ...wish.skus] })).toEqual(['oneSku'])
    expect(reservationFaults({ ...wish, skus: [] })).toEqual(['oneSku'])
    for (const sku of [{ stock: 5 }, { promotionPrice: 100 }, { promotionPrice: 100, stock: 0 }])
      expect(reservationFaults({ ...wish, skus: [sku] })).toEqual(['sku'])
  })
})

describe('skus kept for shoppers with a reservation', () => {
  const promotion = running(PROMOTION_TYPE.reservation, { promotionPrice: 700, stock: 50, limitQuantity: 9 })
  const line = lineOf('lamp', 1000, { itemQuantity: 3, sku: { promotions: [promotion], stock: 100 } })
  const buy = (reservation?: { promotionId: string; pieces: number }) =>
    priceOrder({ lines: [line], coupons: [], choice: [], buyer: { reservation }, now: NOW }).lines[0]!

  it('cost the price of the promotion, for as many pieces as were reserved', () => {
    const bought = buy({ promotionId: promotion.promotionId, pieces: 2 })
    expect(bought).toMatchObject({ price: 700, quantity: 2, status: PRODUCT_STATUS.reservation, ordered: true })
    expect(bought.shortage).toEqual({ reason: 'shopperLimit', limit: 2, held: 0 })
    expect(buy({ promotionId: promotion.promotionId, pieces: 5 })).toMatchObject({ price: 700, quantity: 3 })
  })

  it('can be bought by nobody else, not even with another reservation', () => {
    for (const other of [undefined, { promotionId: 'other', pieces: 3 }]) {
      expect(buy(other)).toMatchObject({ status: PRODUCT_STATUS.toReserve, ordered: false })
      expect(skuAvailability(line.sku, { now: NOW, reservation: other })).toBe(AVAILABILITY.notOnSale)
    }
  })

  it('are on sale to everybody once the campaign is over', () => {
    const over = { ...line, sku: { ...line.sku, promotions: [{ ...promotion, endTime: NOW - 1 }] } }
    expect(priceOrder({ lines: [over], coupons: [], choice: [], buyer: {}, now: NOW }).lines[0]).toMatchObject({
      price: 1000,
      quantity: 3,
      ordered: true,
    })
  })

  it('are sold up to the reserved pieces, whatever the limit for one shopper', () => {
    const { promotions } = skuFor(line.sku, {
      held: [{ promotionId: promotion.promotionId, skuNo: 'lamp', pieces: 9 }],
      reservation: { promotionId: promotion.promotionId, pieces: 4 },
    })
    expect(promotions).toEqual([{ ...promotion, limitQuantity: 4, held: 0 }])
  })
})
