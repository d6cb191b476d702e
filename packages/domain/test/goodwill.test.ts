import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodwillRows, refundRows, sumGoodwill, sumRows, type GoodwillLeft, type PriceRow } from '#index'

/** Lines of an order: pieces, and the amount paid for all of them. */
const lines = fc.array(
  fc.record({ ordered: fc.integer({ min: 1, max: 7 }), paid: fc.integer({ min: 0, max: 5000 }) }),
  {
    minLength: 1,
    maxLength: 4,
  },
)

/**
 * Actions on an order: a goodwill refund (`goodwill` thousandths of the amount that can still be refunded), or a refund
 * of pieces of a line.
 */
const deeds = fc.array(
  fc.oneof(
    fc.record({ goodwill: fc.integer({ min: 1, max: 1000 }) }),
    fc.record({ line: fc.nat(3), pieces: fc.integer({ min: 1, max: 3 }) }),
  ),
  { maxLength: 12 },
)

/** An order after refunds. */
class Refunded {
  readonly rows: PriceRow[]
  readonly lines: { line: string; ordered: number; before: number; goodwill: number }[]
  ofWhole = 0
  back = 0
  /** Fen: 0, or the smallest refund of pieces so far if a refund was negative. */
  least = 0

  constructor(lines: readonly { ordered: number; paid: number }[], freight: number) {
    this.lines = lines.map(({ ordered }, at) => ({ line: String(at), ordered, before: 0, goodwill: 0 }))
    this.rows = [
      ...lines.map(({ paid }, at): PriceRow => ({ line: String(at), stage: 'list', fen: paid })),
      { stage: 'freight', fen: freight },
    ]
  }

  left(): GoodwillLeft {
    return {
      lines: new Map(
        this.lines
          .filter(({ before, ordered }) => before < ordered)
          .map((one) => [one.line, sumRows(this.bring(one.line, one.ordered - one.before))]),
      ),
      wholeOrder: sumRows(refundRows(this.rows, { lines: [], wholeOrder: true, goodwill: this.ofWhole })),
    }
  }

  bring(line: string, quantity: number) {
    const one = this.lines.find((other) => other.line === line)!
    return refundRows(this.rows, { lines: [{ ...one, quantity }], wholeOrder: false })
  }

  goodwill(amount: number): void {
    const rows = goodwillRows(amount, this.left())
    for (const { line, fen } of rows) {
      if (line === undefined) this.ofWhole += fen
      else this.lines.find((one) => one.line === line)!.goodwill += fen
    }
    this.back += sumRows(rows)
  }

  goBack(line: string, wanted: number): void {
    const one = this.lines.find((other) => other.line === line)
    const quantity = one ? Math.min(wanted, one.ordered - one.before) : 0
    if (!one || quantity === 0) return
    const rows = this.bring(line, quantity)
    this.least = Math.min(this.least, sumRows(rows))
    one.goodwill += sumRows(rows, { stages: ['goodwill'] })
    one.before += quantity
    this.back += sumRows(rows)
  }
}

describe('a goodwill refund', () => {
  it('and all later refunds are never more than was paid, and all of it in the end', () => {
    fc.assert(
      fc.property(lines, fc.nat(2000), deeds, (ordered, freight, walk) => {
        const order = new Refunded(ordered, freight)
        const paid = sumRows(order.rows)
        for (const deed of walk) {
          if ('goodwill' in deed) order.goodwill(Math.floor((sumGoodwill(order.left()) * deed.goodwill) / 1000))
          else order.goBack(String(deed.line), deed.pieces)
          expect(order.back + sumGoodwill(order.left())).toBe(paid)
          expect(order.lines.every((line) => line.goodwill >= 0)).toBe(true)
        }
        for (const { line, ordered: pieces } of order.lines) order.goBack(line, pieces)
        expect(order.least).toBe(0)
        expect(order.lines.map(({ goodwill }) => goodwill)).toEqual(order.lines.map(() => 0))
        expect(order.back + sumGoodwill(order.left())).toBe(paid)
      }),
      { numRuns: 500 },
    )
  })

  it('is taken from the lines by what each can give, and from freight last', () => {
    const lines = new Map([
      ['0', 100],
      ['1', 200],
    ])
    const left = { lines, wholeOrder: 50 }
    expect(goodwillRows(150, left)).toEqual([
      { line: '0', stage: 'goodwill', fen: 50 },
      { line: '1', stage: 'goodwill', fen: 100 },
    ])
    expect(goodwillRows(310, left)).toEqual([
      { line: '0', stage: 'goodwill', fen: 100 },
      { line: '1', stage: 'goodwill', fen: 200 },
      { stage: 'goodwill', fen: 10 },
    ])
    expect(() => goodwillRows(351, left)).toThrow(RangeError)
  })
})
