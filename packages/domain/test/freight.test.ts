import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FREE_FREIGHT_FROM,
  FREIGHT,
  FREIGHT_BY,
  freeFreightFrom,
  freeFreightGap,
  freightFor,
  freightTerms,
  priceOrder,
  USUAL_FREIGHT,
  type FreightPart,
  type FreightTerms,
} from '#index'
import { NOW } from './arbitraries'
import { couponOf, lineOf } from './pricing'

const worth = (fen: number, more: Partial<FreightPart> = {}): FreightPart => ({ quantity: 1, worth: fen, ...more })

/** Small parcels charged by order, lamps by piece, and beds by weight, which are not sent to Tibet. */
const RULES = {
  defaultTableId: 'small',
  tables: [
    {
      tableId: 'beds',
      name: '大件',
      by: FREIGHT_BY.weight,
      rate: { first: 3000, firstUnits: 10_000, further: 200, furtherUnits: 1000 },
      areas: [
        { areaCodes: ['650000'], rate: { first: 9000, firstUnits: 10_000, further: 900, furtherUnits: 1000 } },
        { areaCodes: ['540000'] },
        { areaCodes: ['540100'], rate: { first: 20_000, firstUnits: 50_000 } },
      ],
    },
    {
      tableId: 'lamps',
      name: '灯具',
      by: FREIGHT_BY.pieces,
      rate: { first: 800, firstUnits: 2, further: 300, furtherUnits: 2, freePieces: 10 },
      areas: [],
    },
    { tableId: 'small', name: '小件', by: FREIGHT_BY.order, rate: { first: 600, freeFrom: 5000 }, areas: [] },
  ],
} as const

const to = (provinceCode: string, cityCode: string) => ({ provinceCode, cityCode, districtCode: `${cityCode}-1` })
const BEIJING = freightTerms(RULES, to('110000', '110100'))
const XINJIANG = freightTerms(RULES, to('650000', '650100'))

describe('freight without a freight table', () => {
  it('is 10 yuan below 99 yuan, nothing from there on, and nothing for an empty order', () => {
    const of = (fen: number) => freightFor([worth(fen)])
    expect([-1, 0, 1, FREE_FREIGHT_FROM - 1, FREE_FREIGHT_FROM].map(of)).toEqual([0, 0, FREIGHT, 1000, 0])
    expect(freightFor([])).toBe(0)
    const gap = (fen: number) => freeFreightGap([worth(fen)])
    expect([0, 1, FREE_FREIGHT_FROM - 1, FREE_FREIGHT_FROM].map(gap)).toEqual([0, 9899, 1, 0])
    expect(freeFreightFrom([{}])).toBe(9900)
  })

  it('is the same to every place, as the default rules say', () => {
    for (const place of [undefined, to('540000', '540100')])
      fc.assert(
        fc.property(fc.integer({ min: -10, max: 20_000 }), (fen) => {
          const terms = freightTerms(USUAL_FREIGHT, place)
          expect(freightFor([worth(fen)], terms)).toBe(freightFor([worth(fen)]))
          expect(freeFreightGap([worth(fen)], terms)).toBe(freeFreightGap([worth(fen)]))
        }),
      )
  })

  it('counts nothing for products delivered as codes', () => {
    expect(freightFor([worth(90_000, { byCode: true })])).toBe(0)
    expect(freightFor([worth(90_000, { byCode: true }), worth(5000)])).toBe(1000)
    expect(freeFreightGap([worth(90_000, { byCode: true }), worth(5000)])).toBe(4900)
  })
})

describe('freight tables', () => {
  it('charge by weight: the first step, then each further step that is begun', () => {
    const of = (grams: number, terms = BEIJING) => freightFor([worth(100_000, { freightTable: 'beds', grams })], terms)
    expect([0, 10_000, 10_001, 11_000, 12_500].map((grams) => of(grams))).toEqual([3000, 3000, 3200, 3200, 3600])
    expect([10_000, 12_500].map((grams) => of(grams, XINJIANG))).toEqual([9000, 11_700])
  })

  it('charge by pieces, and nothing from a number of pieces on', () => {
    const of = (quantity: number) => freightFor([worth(100, { freightTable: 'lamps', quantity })], BEIJING)
    expect([1, 2, 3, 4, 5, 9, 10, 200].map(of)).toEqual([800, 800, 1100, 1100, 1400, 2000, 0, 0])
  })

  it('each charge for their own products, and are added up', () => {
    const parts = [worth(4000), worth(900), worth(100_000, { freightTable: 'beds', grams: 8000 })]
    expect(freightFor(parts, BEIJING)).toBe(600 + 3000)
    expect(freightFor([...parts, worth(100)], BEIJING)).toBe(3000)
  })

  it('use the smallest named area, and say where products are not sent', () => {
    const beds = (...place: [string, string]) => freightTerms(RULES, to(...place)).find((one) => one.tableId === 'beds')
    expect(beds('540000', '540200')).toMatchObject({ unsent: true })
    expect(beds('540000', '540100')).toEqual({ tableId: 'beds', by: 'weight', first: 20_000, firstUnits: 50_000 })
    expect(beds('110000', '110100')).toEqual(freightTerms(RULES).find((one) => one.tableId === 'beds'))
  })

  it('that were deleted leave their products to the default one', () => {
    expect(freightFor([worth(100, { freightTable: 'gone' })], BEIJING)).toBe(600)
  })

  it('say what is missing until freight is free only where the default table covers everything', () => {
    expect(freeFreightGap([worth(4000)], BEIJING)).toBe(1000)
    expect(freeFreightGap([worth(4000), worth(100, { freightTable: 'lamps' })], BEIJING)).toBe(0)
    expect(freeFreightFrom([{ freightTable: 'lamps' }], BEIJING)).toBeUndefined()
    expect(freeFreightFrom([{ freightTable: 'lamps', byCode: true }, {}], BEIJING)).toBe(5000)
  })

  it('decide what an order pays, and a coupon does not lower freight', () => {
    const line = (price: number) => lineOf('a', price, { sku: { grams: 300, freightTable: 'small' } })
    const input = { lines: [line(5000)], buyer: {}, coupons: [couponOf('c')], choice: 'best', now: NOW } as const
    expect(priceOrder({ ...input, freight: BEIJING }).amounts).toMatchObject({ freightAmount: 0, payAmount: 4000 })
    expect(priceOrder({ ...input, lines: [line(4900)], freight: BEIJING }).amounts.freightAmount).toBe(600)
  })
})

const fen = fc.integer({ min: 1, max: 1_000_000 })
const units = fc.integer({ min: 1, max: 100_000 })
const rate = fc.record({ first: fc.nat(10_000), firstUnits: units, further: fc.nat(3000), furtherUnits: units })
const terms: fc.Arbitrary<FreightTerms[]> = fc.uniqueArray(
  fc
    .tuple(
      fc.record({
        tableId: fc.constantFrom('a', 'b', 'c'),
        by: fc.constantFrom(...Object.values(FREIGHT_BY)),
      }),
      rate,
      fc.record({ freeFrom: fen, freePieces: fc.integer({ min: 1, max: 50 }) }, { requiredKeys: [] }),
    )
    .map(([table, charged, free]) => ({ ...table, ...charged, ...free })),
  { selector: ({ tableId }) => tableId, minLength: 1, maxLength: 3 },
)
const part: fc.Arbitrary<FreightPart> = fc.record(
  {
    freightTable: fc.constantFrom('a', 'b', 'c'),
    quantity: fc.integer({ min: 1, max: 200 }),
    grams: units,
    worth: fc.nat(2_000_000),
    byCode: fc.boolean(),
  },
  { requiredKeys: ['quantity', 'worth'] },
)
const parts = fc.array(part, { maxLength: 8 })

describe('freight, whatever the tables and the products', () => {
  it('is in whole fen from 0 on, and zero where nothing is sent', () => {
    fc.assert(
      fc.property(terms, parts, (at, some) => {
        const freight = freightFor(some, at)
        expect(Number.isSafeInteger(freight) && freight >= 0).toBe(true)
        expect(
          freightFor(
            some.map((one) => ({ ...one, byCode: true })),
            at,
          ),
        ).toBe(0)
      }),
    )
  })

  it('does not depend on the order of the products', () => {
    const shuffled = parts.chain((some) =>
      fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
    )
    fc.assert(fc.property(terms, shuffled, (at, [some, other]) => freightFor(some, at) === freightFor(other, at)))
  })

  it('is the same with and without products delivered as codes', () => {
    fc.assert(
      fc.property(terms, parts, part, (at, some, code) => {
        const sent = some.filter(({ byCode }) => !byCode)
        expect(freightFor(some, at)).toBe(freightFor(sent, at))
        expect(freightFor([...sent, { ...code, byCode: true }], at)).toBe(freightFor(sent, at))
      }),
    )
  })

  it('is zero for the products of a table that reach its free sum or number of pieces', () => {
    fc.assert(
      fc.property(terms, parts, (at, some) => {
        const [one] = at
        const sent = some.map((each) => ({ ...each, freightTable: one?.tableId, byCode: false }))
        const sum = sent.reduce((total, each) => total + each.worth, 0)
        const pieces = sent.reduce((total, { quantity }) => total + quantity, 0)
        if (sum >= (one?.freeFrom ?? Infinity) || pieces >= (one?.freePieces ?? Infinity))
          expect(freightFor(sent, at)).toBe(0)
      }),
    )
  })

  it('is zero once the missing amount is bought', () => {
    fc.assert(
      fc.property(terms, parts, (at, some) => {
        const gap = freeFreightGap(some, at)
        expect(gap).toBeGreaterThanOrEqual(0)
        if (gap > 0) expect(freightFor([...some, worth(gap)], at)).toBe(0)
      }),
    )
  })
})
