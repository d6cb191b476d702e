import { describe, expect, it } from 'vitest'
import {
  cartPromotionFaults,
  cartPromotionTag,
  discountText,
  hasOneDecimal,
  priceOrder,
  PROMOTION_TYPE,
  ratePrice,
  sumRows,
  type CartPromotionLike,
} from '#index'
import { cartDiscount } from '#cart/cart-discount'
import { chosenPromotions } from '#price/chosen-promotions'
import { judgeCart } from '#price/cart-rows'
import { percentOf, percentOff } from '#money/percent-off'
import { NOW } from './arbitraries'
import { lineOf, running } from './pricing'

const { fullReduction, fullDiscount, gift } = PROMOTION_TYPE

const reduction: CartPromotionLike = {
  promotionId: 'r',
  promotionType: fullReduction,
  tiers: [
    { thresholdAmount: 20_000, reduceAmount: 2000 },
    { thresholdAmount: 40_000, reduceAmount: 5000 },
  ],
}
const share: CartPromotionLike = {
  promotionId: 's',
  promotionType: fullDiscount,
  tiers: [
    { thresholdQuantity: 2, discountRate: 92.5 },
    { thresholdAmount: 30_000, thresholdQuantity: 4, discountRate: 85 },
  ],
}

describe('a promotion of several tiers', () => {
  it('says how much is missing for its first tier', () => {
    expect(cartDiscount(reduction, 15_000, 1)).toEqual({
      reached: false,
      discount: 0,
      hint: '再买 50 元，可减 20 元',
      more: true,
      missing: 5000,
    })
    expect(cartDiscount(share, 15_000, 1)).toEqual({
      reached: false,
      discount: 0,
      hint: '再买 1 件，可打 9.25 折',
      more: true,
    })
  })

  it('takes off what the reached tier gives, and says how much is missing for the next', () => {
    expect(cartDiscount(reduction, 20_000, 1)).toEqual({
      reached: true,
      discount: 2000,
      hint: '已满 200 元，已减 20 元；再买 200 元，可减 50 元',
      more: true,
      missing: 20_000,
    })
    expect(cartDiscount(share, 20_000, 3)).toEqual({
      reached: true,
      discount: 1500,
      hint: '已满 2 件，已打 9.25 折；再买 100 元、1 件，可打 8.5 折',
      more: true,
      missing: 10_000,
    })
    expect(cartDiscount(share, 40_000, 3)).toEqual({
      reached: true,
      discount: 3000,
      hint: '已满 2 件，已打 9.25 折；再买 1 件，可打 8.5 折',
      more: true,
    })
  })

  it('takes off only the last tier once that is reached', () => {
    expect(cartDiscount(reduction, 40_000, 1)).toEqual({
      reached: true,
      discount: 5000,
      hint: '已满 400 元，已减 50 元',
      more: false,
    })
    expect(cartDiscount(share, 30_000, 4)).toEqual({
      reached: true,
      discount: 4500,
      hint: '已满 300 元且满 4 件，已打 8.5 折',
      more: false,
    })
  })

  it('shows its first tier while the cart is empty', () => {
    expect(cartDiscount(reduction, 0, 0)).toEqual({
      reached: false,
      discount: 0,
      hint: '满 200 元减 20 元',
      more: true,
      missing: 20_000,
    })
    expect(cartDiscount(share, 0, 0)).toEqual({ reached: false, discount: 0, hint: '满 2 件打 9.25 折', more: true })
  })

  it('gives the tier that takes off most, where a later one takes off less', () => {
    const tiers = [
      { thresholdAmount: 100, reduceAmount: 90 },
      { thresholdAmount: 200, reduceAmount: 50 },
    ]
    expect(cartDiscount({ ...reduction, tiers }, 300, 1)).toEqual({
      reached: true,
      discount: 90,
      hint: '已满 1 元，已减 0.9 元',
      more: false,
    })
    expect(cartDiscount({ ...reduction, tiers }, 150, 1)).toEqual({
      reached: true,
      discount: 90,
      hint: '已满 1 元，已减 0.9 元',
      more: false,
    })
  })

  it('leaves out tiers that promise nothing', () => {
    const tiers = [{ thresholdAmount: 100 }, { thresholdAmount: 200, reduceAmount: 50 }]
    expect(cartDiscount({ ...reduction, tiers }, 150, 1).hint).toBe('再买 0.5 元，可减 0.5 元')
  })
})

describe('promotions that combine', () => {
  const one = { promotionId: 'a' }
  const other = { promotionId: 'b', combinesWith: ['a'] }
  const third = { promotionId: 'c', priority: -1 }

  it('count the same pieces where one of them names the other', () => {
    expect(chosenPromotions([one, other])).toEqual([one, other])
    expect(chosenPromotions([other, one])).toEqual([other, one])
    expect(chosenPromotions([one, third])).toEqual([third])
  })

  it('count them only where each combines with all earlier ones', () => {
    const both = { promotionId: 'd', combinesWith: ['a', 'b', 'c'] }
    expect(chosenPromotions([both, one, third], ['d', 'a', 'c'])).toEqual([both, one])
    expect(chosenPromotions([both, one, other, third])).toEqual([third, both])
  })

  it('apply to pieces in the given order, and only to those they name', () => {
    expect(chosenPromotions([one, third], ['a', 'c'])).toEqual([one])
    expect(chosenPromotions([one, third], ['x', 'c'])).toEqual([third])
    expect(chosenPromotions([one, third], [])).toEqual([])
    expect(chosenPromotions([])).toEqual([])
  })

  it('are computed by priority, then by id, whatever order they come in', () => {
    const tenth = { ...share, tiers: undefined, thresholdQuantity: 1, discountRate: 90 }
    const promotions = [
      { ...tenth, promotionId: 'late', priority: 2 },
      { ...tenth, promotionId: 'b', combinesWith: ['late', 'a'] },
      { ...tenth, promotionId: 'a', combinesWith: ['late'] },
    ]
    for (const offered of [promotions, [...promotions].reverse()]) {
      const { rows } = judgeCart([{ id: 'x', skuNo: 'x', quantity: 1, worth: 1000, offered }])
      expect(rows.map(({ source, fen }) => [source?.id, fen])).toEqual([
        ['a', -100],
        ['b', -90],
        ['late', -81],
      ])
    }
  })

  it('share the amount taken off by sku number, and report each promotion’s part', () => {
    const offered = [{ ...reduction, promotionId: 'r' }]
    const parts = [
      { id: 'second', skuNo: 'b', quantity: 1, worth: 10_001, offered },
      { id: 'first', skuNo: 'a', quantity: 1, worth: 10_000, offered },
      { id: 'alone', skuNo: 'c', quantity: 1, worth: 10_000, offered: [] },
    ]
    const { rows, results, countsFor } = judgeCart(parts)
    expect(rows.map(({ line, fen }) => [line, fen])).toEqual([
      ['first', -999],
      ['second', -1001],
    ])
    expect(results.get('r')).toMatchObject({ reached: true, discount: 2000 })
    expect(countsFor.get('alone')).toEqual([])
    expect(countsFor.get('first')).toHaveLength(1)
  })

  it('take off no more than floor prices allow', () => {
    const offered = [{ ...reduction, promotionId: 'r' }]
    const parts = [
      { id: 'x', skuNo: 'a', quantity: 1, worth: 20_000, room: 500, offered },
      { id: 'y', skuNo: 'b', quantity: 1, worth: 20_000, room: 0, offered },
    ]
    const { rows, results } = judgeCart(parts)
    expect(rows.map(({ line, fen }) => [line, fen])).toEqual([['x', -500]])
    expect(results.get('r')?.discount).toBe(500)
  })
})

describe('a floor price', () => {
  const sku = { floorPrice: 9000, promotions: [running(fullReduction, { thresholdAmount: 1, reduceAmount: 90_000 })] }
  const price = (more: object) =>
    priceOrder({
      lines: [lineOf('a', 10_000, { itemQuantity: 2, sku: { ...sku, ...more } })],
      buyer: {},
      coupons: [],
      choice: 'best',
      now: NOW,
    })

  it('is the least a piece costs', () => {
    const { rows } = price({})
    expect(sumRows(rows, { line: 'line-a' })).toBe(18_000)
  })

  it('takes nothing off a sku that is cheaper by a code', () => {
    const { rows } = price({ fixed: { kind: 'code', id: 'c', price: 100 } })
    expect(sumRows(rows, { line: 'line-a' })).toBe(200)
  })
})

describe('a rate of a promotion', () => {
  it('has one decimal at most', () => {
    expect([88.5, 88, 0.1, 88.3, 99.9].map(hasOneDecimal)).toEqual([true, true, true, true, true])
    expect([88.55, 0.01, 99.99].map(hasOneDecimal)).toEqual([false, false, false])
  })

  it('takes whole fen off, and a part of a fen stays with the shop', () => {
    expect(percentOff(19_900, 88.5)).toBe(2288)
    expect(percentOff(1000, 33.3)).toBe(667)
    expect(percentOf(12_345, 12.5)).toBe(1543)
  })

  it('is read in tenths', () => {
    expect([85, 88.5, 100, 5, 0, -3, 28.9].map(discountText)).toEqual(['8.5', '8.85', '10', '0.5', '0', '0', '2.89'])
  })

  it('sets a price that is neither below the floor price nor above the ordinary one', () => {
    expect(ratePrice({ price: 19_900 }, 88.5)).toBe(17_612)
    expect(ratePrice({ price: 19_900, floorPrice: null }, 50)).toBe(9950)
    expect(ratePrice({ price: 19_900, floorPrice: 18_000 }, 88.5)).toBe(18_000)
    expect(ratePrice({ price: 10_000, floorPrice: 18_000 }, 88.5)).toBe(10_000)
  })
})

describe('the tag of a cart promotion', () => {
  it('names its first tier in few characters', () => {
    expect(cartPromotionTag(reduction)).toBe('满200减20')
    expect(cartPromotionTag(share)).toBe('2件9.25折')
    expect(cartPromotionTag({ promotionType: fullReduction, thresholdQuantity: 3, reduceAmount: 500 })).toBe('满3件减5')
    expect(cartPromotionTag({ promotionType: fullDiscount, thresholdAmount: 30_000, discountRate: 80 })).toBe(
      '满300打8折',
    )
    expect(
      cartPromotionTag({
        promotionType: fullReduction,
        tiers: [{ thresholdAmount: 100, thresholdQuantity: 2, reduceAmount: 50 }],
      }),
    ).toBe('满1且2件减0.5')
  })

  it('is empty for one that asks or gives nothing, or is no cart promotion', () => {
    expect(cartPromotionTag({ promotionType: fullReduction, reduceAmount: 500 })).toBeUndefined()
    expect(cartPromotionTag({ promotionType: fullReduction, thresholdAmount: 500 })).toBeUndefined()
    expect(cartPromotionTag({ promotionType: fullDiscount, thresholdAmount: 500 })).toBeUndefined()
    expect(cartPromotionTag({ promotionType: gift, thresholdAmount: 500, reduceAmount: 5 })).toBeUndefined()
  })
})

describe('a promotion that contradicts itself', () => {
  it('is not one that asks more and gives more from tier to tier, or has one tier in its own fields', () => {
    expect(cartPromotionFaults({ ...reduction, priority: 3, combinesWith: ['s'] })).toEqual([])
    expect(cartPromotionFaults(share)).toEqual([])
    expect(cartPromotionFaults({ promotionType: fullDiscount, thresholdAmount: 1, discountRate: 88.5 })).toEqual([])
    expect(cartPromotionFaults({ promotionType: gift })).toEqual([])
    expect(cartPromotionFaults({ promotionType: gift, combinesWith: [] })).toEqual([])
  })

  it.each([
    ['tiers', 'notOverCart', { promotionType: gift, tiers: [] }],
    ['priority', 'notOverCart', { promotionType: gift, priority: 1 }],
    ['combinesWith', 'notOverCart', { promotionType: gift, combinesWith: ['r'] }],
    ['thresholdAmount', 'twice', { ...reduction, thresholdAmount: 1 }],
    ['discountRate', 'twice', { ...reduction, discountRate: 90 }],
    ['discountRate', 'rate', { promotionType: fullDiscount, discountRate: 88.55 }],
    ['combinesWith[1]', 'itself', { ...reduction, combinesWith: ['s', 'r'] }],
    ['tiers[0].thresholdAmount', 'asksNothing', { ...reduction, tiers: [{ reduceAmount: 1 }] }],
    ['tiers[0].reduceAmount', 'gives', { ...reduction, tiers: [{ thresholdAmount: 1 }] }],
    ['tiers[0].discountRate', 'gives', { ...share, tiers: [{ thresholdAmount: 1, discountRate: 100 }] }],
    [
      'tiers[0].discountRate',
      'gives',
      { ...reduction, tiers: [{ thresholdAmount: 1, reduceAmount: 1, discountRate: 90 }] },
    ],
    [
      'tiers[0].reduceAmount',
      'gives',
      { ...share, tiers: [{ thresholdAmount: 1, reduceAmount: 1, discountRate: 90 }] },
    ],
    ['tiers[0].discountRate', 'rate', { ...share, tiers: [{ thresholdAmount: 1, discountRate: 88.55 }] }],
    [
      'tiers[1].thresholdAmount',
      'order',
      {
        ...reduction,
        tiers: [
          { thresholdAmount: 200, reduceAmount: 1 },
          { thresholdAmount: 200, reduceAmount: 2 },
        ],
      },
    ],
    [
      'tiers[1].thresholdAmount',
      'order',
      {
        ...reduction,
        tiers: [
          { thresholdAmount: 200, thresholdQuantity: 3, reduceAmount: 1 },
          { thresholdAmount: 400, reduceAmount: 2 },
        ],
      },
    ],
    [
      'tiers[1].thresholdAmount',
      'order',
      {
        ...reduction,
        tiers: [
          { thresholdAmount: 200, thresholdQuantity: 3, reduceAmount: 1 },
          { thresholdAmount: 100, thresholdQuantity: 9, reduceAmount: 2 },
        ],
      },
    ],
    [
      'tiers[1].reduceAmount',
      'order',
      {
        ...reduction,
        tiers: [
          { thresholdAmount: 200, reduceAmount: 2 },
          { thresholdAmount: 400, reduceAmount: 2 },
        ],
      },
    ],
    [
      'tiers[1].discountRate',
      'order',
      {
        ...share,
        tiers: [
          { thresholdQuantity: 2, discountRate: 85 },
          { thresholdQuantity: 3, discountRate: 85 },
        ],
      },
    ],
    ['reduceAmount', 'tooMuch', { promotionType: fullReduction, thresholdAmount: 100, reduceAmount: 101 }],
    [
      'tiers[0].reduceAmount',
      'tooMuch',
      { promotionId: 'f', promotionType: fullReduction, tiers: [{ thresholdAmount: 100, reduceAmount: 101 }] },
    ],
  ] as const)('names %s: %s', (field, fault, promotion) => {
    expect(cartPromotionFaults(promotion)).toEqual([{ field, fault }])
  })
})
