import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  earnedFor,
  leftOfEarned,
  nextPointsEnd,
  pointsEnd,
  pointsEndingBefore,
  pointsGoneBefore,
  priceOrder,
  refundRows,
  sumRows,
  takenBackFor,
  tenderBack,
  type PricingCoupon,
  type PricingInput,
  type PricingLine,
} from '#index'
import { NOW } from './arbitraries'
import { couponOf, lineOf, pricingBuyer, pricingCoupons, pricingLines, running } from './pricing'

const tender = fc.record({
  balance: fc.nat(20_000),
  pieceFen: fc.constantFrom(0, 1, 10, 100),
  percent: fc.integer({ min: 0, max: 100 }),
  mostFen: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
  use: fc.boolean(),
})
const tenders = fc.record({ gold: tender, stars: tender }, { requiredKeys: [] })

const price = (
  lines: readonly PricingLine[],
  given: PricingInput['tenders'],
  coupons: readonly PricingCoupon[] = [],
  buyer: PricingInput['buyer'] = {},
) => priceOrder({ lines, coupons, buyer, choice: 'best', now: NOW, tenders: given })

const gold = { balance: 5000, pieceFen: 1, percent: 10, use: true }
const stars = { balance: 50, pieceFen: 10, percent: 50, use: true }

describe('paying with coins and stars', () => {
  it('is computed from the sum of the products after coupons, coins before stars', () => {
    const { amounts, tenders, rows } = price([lineOf('lamp', 20_000)], { gold, stars }, [couponOf('c')])
    const goods = 20_000 - amounts.couponAmount
    expect(amounts).toMatchObject({ goldAmount: goods / 10, starAmount: 500 })
    expect(amounts.payAmount).toBe(goods - goods / 10 - 500 + amounts.freightAmount)
    expect(tenders).toEqual([
      { name: 'gold', balance: 5000, most: goods / 10, pieces: goods / 10, fen: goods / 10 },
      { name: 'stars', balance: 50, most: 50, pieces: 50, fen: 500 },
    ])
    expect(rows.filter(({ stage }) => stage === 'gold')).toEqual([
      { line: 'line-lamp', stage: 'gold', source: undefined, fen: -goods / 10 },
    ])
  })

  it('never pays what a deposit has paid, not even coins and stars together', () => {
    const preSale = running(105, { promotionPrice: 20_000, depositAmount: 5000, depositWorth: 5000 })
    const lines = [lineOf('lamp', 20_000, { sku: { promotions: [preSale] } })]
    const all = { balance: 1_000_000, pieceFen: 1, percent: 100, use: true }
    const tenders = { gold: { ...all, percent: 60 }, stars: all }
    const { amounts } = priceOrder({ lines, coupons: [], buyer: {}, choice: 'best', now: NOW, tenders, balance: true })
    expect(amounts.goldAmount).toBe(9000)
    expect(amounts.starAmount).toBe(6000)
  })

  it('shows what could be used where the shopper does not want to', () => {
    const { amounts, tenders } = price([lineOf('lamp', 20_000)], { gold: { ...gold, use: false } })
    expect(tenders).toEqual([{ name: 'gold', balance: 5000, most: 2000, pieces: 0, fen: 0 }])
    expect(amounts.goldAmount).toBe(0)
  })

  it('uses whole pieces, and never pays freight', () => {
    const all = { balance: 1_000_000, pieceFen: 100, percent: 100, use: true }
    const { amounts } = price([lineOf('pin', 1050)], { stars: all })
    expect(amounts).toMatchObject({ starAmount: 1000, payAmount: 50 + amounts.freightAmount })
    expect(amounts.freightAmount).toBeGreaterThan(0)
  })

  it('pays no more of an order than its limit, in whole pieces', () => {
    const { amounts, tenders } = price([lineOf('lamp', 20_000)], { stars: { ...stars, mostFen: 95 } })
    expect(tenders).toMatchObject([{ name: 'stars', most: 9, fen: 90 }])
    expect(amounts.starAmount).toBe(90)
  })

  it('takes from no line more than it had left, pays no more than there is, and makes nothing more expensive', () => {
    fc.assert(
      fc.property(pricingLines, pricingCoupons, pricingBuyer, tenders, (lines, coupons, buyer, given) => {
        const { amounts, rows, tenders: judged } = price(lines, given, coupons, buyer)
        const without = price(lines, undefined, coupons, buyer).amounts
        expect(amounts.productAmount).toBe(without.productAmount)
        expect(amounts.payAmount).toBeLessThanOrEqual(without.payAmount)
        const { productAmount, discountAmount, couponAmount, freightAmount } = amounts
        expect(
          productAmount - discountAmount - couponAmount + freightAmount - amounts.goldAmount - amounts.starAmount,
        ).toBe(amounts.payAmount)
        for (const { id } of lines) expect(sumRows(rows, { line: id })).toBeGreaterThanOrEqual(0)
        expect(amounts.payAmount).toBeGreaterThanOrEqual(freightAmount)
        for (const { name, balance, most, pieces, fen } of judged) {
          expect(pieces).toBeLessThanOrEqual(Math.min(balance, most))
          expect(fen).toBe(pieces * (given[name]?.pieceFen ?? 0))
          expect(sumRows(rows, { stages: [name] }) + fen).toBe(0)
          const goods = productAmount - discountAmount - couponAmount
          expect(fen).toBeLessThanOrEqual((goods * (given[name]?.percent ?? 0)) / 100)
        }
        expect(price([...lines].reverse(), given, coupons, buyer).amounts).toEqual(amounts)
      }),
      { numRuns: 500 },
    )
  })

  it('comes back exactly, each kind and the money, however the pieces of an order come back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 90_000 }),
        tenders,
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 8, maxLength: 8 }),
        (ordered, unit, given, steps) => {
          const { rows, amounts, tenders: judged } = price([lineOf('lamp', unit, { itemQuantity: ordered })], given)
          let before = 0
          const back = { money: 0, gold: 0, stars: 0, goldFen: 0, starsFen: 0 }
          for (const step of steps) {
            const quantity = Math.min(step, ordered - before)
            if (quantity === 0) break
            const refund = refundRows(rows, {
              lines: [{ line: 'line-lamp', ordered, before, quantity }],
              wholeOrder: false,
            })
            back.money += sumRows(refund)
            for (const { name, pieces, fen } of judged) {
              const now = 0 - sumRows(refund, { stages: [name] })
              back[name] += tenderBack(pieces, fen, back[`${name}Fen`], now)
              back[`${name}Fen`] += now
            }
            before += quantity
          }
          if (before < ordered) return
          expect(back.money).toBe(amounts.payAmount - amounts.freightAmount)
          for (const { name, pieces, fen } of judged) expect([back[name], back[`${name}Fen`]]).toEqual([pieces, fen])
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('points', () => {
  it('are taken back with the money that earned them, in whatever parts, to the last one', () => {
    fc.assert(
      fc.property(
        fc.nat(500_000),
        fc.integer({ min: 0, max: 20 }),
        fc.array(fc.nat(100_000), { maxLength: 8 }),
        (paid, perYuan, parts) => {
          let before = 0
          let taken = 0
          for (const part of [...parts, paid]) {
            const now = Math.min(part, paid - before)
            const back = takenBackFor(earnedFor(paid, perYuan), paid, paid - before, now)
            expect(back).toBeGreaterThanOrEqual(0)
            taken += back
            before += now
          }
          expect(taken).toBe(earnedFor(paid, perYuan))
        },
      ),
    )
  })

  it('are whole: a yuan earns one, less than a yuan none', () => {
    expect([earnedFor(19_999, 1), earnedFor(99, 1), earnedFor(0, 1), earnedFor(150, 2)]).toEqual([199, 0, 0, 3])
  })

  it('end with the year after the one they were earned in, in Beijing', () => {
    const beijing = (text: string) => Date.parse(`${text}+08:00`)
    expect(pointsEnd(beijing('2026-01-01T00:00:00'))).toBe(beijing('2028-01-01T00:00:00'))
    expect(pointsEnd(beijing('2026-12-31T23:59:59'))).toBe(beijing('2028-01-01T00:00:00'))
    const now = beijing('2027-06-01T12:00:00')
    expect(pointsGoneBefore(now)).toBe(beijing('2026-01-01T00:00:00'))
    expect(pointsEndingBefore(now)).toBe(beijing('2027-01-01T00:00:00'))
    expect(nextPointsEnd(now)).toBe(beijing('2028-01-01T00:00:00'))
  })

  it('that have ended at a moment are those whose end is past, and no others', () => {
    const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) })
    fc.assert(
      fc.property(moment, moment, (earnedAt, now) => {
        expect(earnedAt < pointsGoneBefore(now)).toBe(pointsEnd(earnedAt) <= now)
        if (earnedAt <= now) expect(earnedAt < pointsEndingBefore(now)).toBe(pointsEnd(earnedAt) <= nextPointsEnd(now))
      }),
    )
  })

  it('that were earned first are spent first', () => {
    expect([leftOfEarned(100, 30), leftOfEarned(100, 130)]).toEqual([70, 0])
  })
})
