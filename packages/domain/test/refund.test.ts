import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceOrder, refundRows, sumRows, type PricedLine, type RefundRow, type RefundWish } from '#index'
import { NOW } from './arbitraries'
import { couponOf, lineOf, pricingBuyer, pricingCoupons, pricingLines, running } from './pricing'

const runs = { numRuns: 500 }

/** A priced order, and the number of pieces of each line. */
const pricedOrder = fc.tuple(pricingLines, pricingCoupons, pricingBuyer).map(([lines, coupons, buyer]) => {
  const order = priceOrder({ lines, coupons, buyer, choice: 'best', now: NOW })
  const ordered = order.lines.filter((line) => line.ordered && line.quantity > 0)
  return { rows: order.rows, pieces: ordered.flatMap(piecesOf) }
})

/** The pieces of a line at each of its prices. */
const piecesOf = ({ parts }: PricedLine) =>
  parts.map(({ id, quantity }) => ({ line: id, ordered: quantity })).filter(({ ordered }) => ordered > 0)

/** Parts of an order that are returned one after another, until nothing is left. */
const refundedInParts = pricedOrder.chain((order) =>
  fc
    .tuple(...order.pieces.map(({ ordered }) => fc.array(fc.integer({ min: 1, max: ordered }), { maxLength: 4 })))
    .map((parts) => ({
      ...order,
      wishes: order.pieces.flatMap(({ line, ordered }, at): RefundWish[] => {
        let before = 0
        return [...(parts[at] ?? []), ordered].flatMap((wanted) => {
          const quantity = Math.min(wanted, ordered - before)
          if (quantity === 0) return []
          const wish = { lines: [{ line, ordered, before, quantity }], wholeOrder: false }
          before += quantity
          return [wish]
        })
      }),
    })),
)

const stageSums = (rows: readonly RefundRow[]) =>
  Object.fromEntries(
    [...new Set(rows.map(({ line, stage, source }) => `${line} ${stage} ${source?.id}`))]
      .sort()
      .map((key) => [key, sumRows(rows.filter(({ line, stage, source }) => `${line} ${stage} ${source?.id}` === key))])
      .filter(([, fen]) => fen !== 0),
  )

describe('a refund', () => {
  it('ends at exactly what was paid, row by row, in whatever parts the pieces come back', () => {
    fc.assert(
      fc.property(refundedInParts, ({ rows, wishes }) => {
        const back = wishes.flatMap((wish) => refundRows(rows, wish))
        const rest = refundRows(rows, { lines: [], wholeOrder: true })
        expect(stageSums([...back, ...rest])).toEqual(stageSums(rows.filter(({ stage }) => stage !== 'gift')))
        expect(sumRows([...back, ...rest])).toBe(sumRows(rows))
      }),
      runs,
    )
  })

  it('is never less than zero, and the same for each piece within one fen', () => {
    fc.assert(
      fc.property(pricedOrder, ({ rows, pieces }) => {
        for (const { line, ordered } of pieces) {
          const exact = sumRows(rows, { line }) / ordered
          for (let before = 0; before < ordered; before += 1) {
            const back = refundRows(rows, { lines: [{ line, ordered, before, quantity: 1 }], wholeOrder: false })
            expect(sumRows(back)).toBeGreaterThanOrEqual(0)
            expect(Math.abs(sumRows(back) - exact)).toBeLessThan(1)
          }
        }
      }),
      runs,
    )
  })

  it('shows its parts: one of three lamps with a reduction and a coupon', () => {
    const full = running(1001, { promotionId: 'full', thresholdAmount: 5000, reduceAmount: 1000 })
    const lamp = lineOf('lamp', 4000, { itemQuantity: 3, sku: { promotions: [full] } })
    const { rows } = priceOrder({
      lines: [lamp],
      coupons: [couponOf('c')],
      buyer: {},
      choice: 'best',
      now: NOW,
    })
    const wish = { lines: [{ line: 'line-lamp', ordered: 3, before: 0, quantity: 1 }], wholeOrder: false }
    expect(refundRows(rows, wish)).toEqual([
      { line: 'line-lamp', stage: 'list', quantity: 1, fen: 3999 },
      { line: 'line-lamp', stage: 'cart', source: { kind: 'promotion', id: 'full' }, quantity: 1, fen: -333 },
      { line: 'line-lamp', stage: 'coupon', source: { kind: 'coupon', id: 'c' }, quantity: 1, fen: -333 },
    ])
  })

  it.each([
    ['more than was ordered', { ordered: 2, before: 0, quantity: 3 }],
    ['more than is left', { ordered: 2, before: 1, quantity: 2 }],
    ['no pieces', { ordered: 2, before: 0, quantity: 0 }],
    ['half a piece', { ordered: 2, before: 0, quantity: 0.5 }],
    ['fewer than zero pieces before', { ordered: 2, before: -1, quantity: 1 }],
  ])('refuses %s', (_what, pieces) => {
    expect(() => refundRows([], { lines: [{ line: 'a', ...pieces }], wholeOrder: false })).toThrow(RangeError)
  })

  it('names the pieces it refuses', () => {
    const pieces = { line: 'a', ordered: 2, before: 1, quantity: 2 }
    expect(() => refundRows([], { lines: [pieces], wholeOrder: false })).toThrow(
      '2 of 2 pieces of line a cannot go back after 1',
    )
  })

  it('gives nothing for a line without rows in the order', () => {
    const pieces = { line: 'unknown', ordered: 2, before: 0, quantity: 1 }
    expect(refundRows([{ line: 'a', stage: 'list', fen: 100 }], { lines: [pieces], wholeOrder: false })).toEqual([])
  })
})
