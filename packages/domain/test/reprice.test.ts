import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mostRepricing, priceOrder, refundRows, repriceRows, rowsAsPlaced, sumRows } from '#index'
import { NOW } from './arbitraries'
import { pricingBuyer, pricingCoupons, pricingLines } from './pricing'

const order = fc
  .tuple(pricingLines, pricingCoupons, pricingBuyer)
  .map(([lines, coupons, buyer]) => priceOrder({ lines, coupons, buyer, choice: 'best', now: NOW }))

const thousandths = fc.integer({ min: 0, max: 1000 })

it('an order that staff make cheaper costs that much less, no line below zero, and is refunded at that price', () => {
  fc.assert(
    fc.property(order, thousandths, thousandths, ({ rows }, goods, freight) => {
      const most = mostRepricing(rows)
      const off = Math.floor((most.off * goods) / 1000)
      const offFreight = Math.floor((most.offFreight * freight) / 1000)
      const now = [...rows, ...repriceRows(rows, { off, offFreight })]
      expect(sumRows(now)).toBe(sumRows(rows) - off - offFreight)
      const lines = [...new Set(rows.flatMap(({ line }) => line ?? []))]
      expect(lines.every((line) => sumRows(now, { line }) >= 0)).toBe(true)
      const back = refundRows(now, {
        lines: lines.map((line) => ({ line, ordered: 1, before: 0, quantity: 1 })),
        wholeOrder: true,
      })
      expect(sumRows(back)).toBe(sumRows(now))
      expect(rowsAsPlaced(now)).toEqual(rows)
    }),
    { numRuns: 300 },
  )
})

it('no order costs less than zero', () => {
  const rows = [{ line: '0', stage: 'list' as const, fen: 100 }]
  expect(() => repriceRows(rows, { off: 101, offFreight: 0 })).toThrow(RangeError)
  expect(() => repriceRows(rows, { off: 0, offFreight: 1 })).toThrow(RangeError)
})
