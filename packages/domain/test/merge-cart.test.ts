import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeCartLines } from '#index'

const own = (skuNo: string, itemQuantity: number, checked = true) => ({ skuNo, itemQuantity, checked })
const brought = (skuNo: string, itemQuantity: number, limitQuantity = 99, checked = true) => ({
  skuNo,
  itemQuantity,
  limitQuantity,
  checked,
})

describe("merging a visitor's cart at login", () => {
  it('adds the pieces of a sku in both carts, and takes over what only the visitor has', () => {
    expect(mergeCartLines([own('lamp', 2)], [brought('lamp', 3), brought('bulb', 1)], 200)).toEqual([
      brought('lamp', 5),
      brought('bulb', 1),
    ])
  })

  it('cuts what exceeds a limit, and removes nothing that the shopper had', () => {
    expect(mergeCartLines([own('lamp', 2)], [brought('lamp', 3, 4)], 200)).toEqual([brought('lamp', 4, 4)])
    expect(mergeCartLines([own('lamp', 5)], [brought('lamp', 3, 4)], 200)).toEqual([brought('lamp', 5, 4)])
    expect(mergeCartLines([], [brought('lamp', 9, 4)], 200)).toEqual([brought('lamp', 4, 4)])
  })

  it('keeps the choice that was shown last', () => {
    expect(mergeCartLines([own('lamp', 1)], [brought('lamp', 1, 9, false)], 200)).toEqual([
      brought('lamp', 2, 9, false),
    ])
  })

  it('leaves the last lines out of a full cart, but not pieces of skus in it', () => {
    const full = [own('a', 1), own('b', 1)]
    expect(mergeCartLines(full, [brought('c', 1), brought('d', 1), brought('b', 1)], 3)).toEqual([
      brought('c', 1),
      brought('b', 2),
    ])
  })

  it('never makes a cart longer than allowed, nor a line higher than its limit or than it was', () => {
    const skuNo = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    const pieces = fc.integer({ min: 1, max: 20 })
    const lines = <T>(line: fc.Arbitrary<T & { skuNo: string }>) =>
      fc.uniqueArray(line, { selector: (one) => one.skuNo, maxLength: 5 })
    fc.assert(
      fc.property(
        lines(fc.record({ skuNo, itemQuantity: pieces, checked: fc.boolean() })),
        lines(fc.record({ skuNo, itemQuantity: pieces, checked: fc.boolean(), limitQuantity: pieces })),
        fc.integer({ min: 0, max: 6 }),
        (mine, theirs, most) => {
          const merged = mergeCartLines(mine, theirs, most)
          const added = merged.filter((line) => !mine.some((one) => one.skuNo === line.skuNo))
          expect(added.length).toBeLessThanOrEqual(Math.max(0, most - mine.length))
          for (const line of merged) {
            const had = mine.find((one) => one.skuNo === line.skuNo)?.itemQuantity ?? 0
            expect(line.itemQuantity).toBeGreaterThanOrEqual(had)
            expect(line.itemQuantity).toBeLessThanOrEqual(Math.max(had, line.limitQuantity))
          }
        },
      ),
    )
  })
})
