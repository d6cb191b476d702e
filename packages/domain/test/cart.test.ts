import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartDiscount } from '#cart/cart-discount'
import { cartProducts, countCart, countPieces, isPurchasable, priceCart, viewCart } from '#index'
import { cart, cartProduct } from './arbitraries'

const product = (id: string, price: number, itemQuantity: number, shoppingCartStatus = 1, productStatus = 1) => ({
  id,
  skuNo: id,
  price,
  itemQuantity,
  shoppingCartStatus,
  productStatus,
})
const cartOf = (products: ReturnType<typeof product>[], promotion: object = {}) => ({
  promotionGroups: [{ ...promotion, groups: [{ subGroups: [{ products }] }] }],
})

describe('counting the cart (S15)', () => {
  it('counts pieces, checked pieces, and whether all are checked', () => {
    expect(countCart(cartOf([product('a', 1, 2), product('b', 1, 3, 0)]))).toEqual({
      totalCount: 5,
      checkedCount: 2,
      checkedAll: false,
    })
    expect(countCart(cartOf([product('a', 1, 2)]))).toEqual({ totalCount: 2, checkedCount: 2, checkedAll: true })
  })

  it('is not all checked when two lines are not', () => {
    expect(countCart(cartOf([product('a', 1, 2, 0), product('b', 1, 3, 0), product('c', 1, 1)])).checkedAll).toBe(false)
  })

  it('leaves products that can no longer be bought out of the check', () => {
    const list = [product('a', 1, 2), product('gone', 1, 4, 0, 5), product('sold', 1, 1, 1, 2)]
    expect(countCart(cartOf(list))).toEqual({ totalCount: 7, checkedCount: 2, checkedAll: true })
  })

  it('does not call an empty cart all checked', () => {
    expect(countCart({ promotionGroups: [] })).toEqual({ totalCount: 0, checkedCount: 0, checkedAll: false })
  })

  it('can buy only statuses 1, 3, 4, 7 and 11', () => {
    expect(Array.from({ length: 14 }, (_, status) => status).filter(isPurchasable)).toEqual([1, 3, 4, 7, 11])
  })

  it('adds up for any cart', () => {
    fc.assert(
      fc.property(cart, (any) => {
        const all = cartProducts(any)
        const { totalCount, checkedCount, productsMap } = viewCart(any)
        expect(totalCount).toBe(all.reduce((sum, { itemQuantity }) => sum + itemQuantity, 0))
        expect(countPieces(any)).toBe(totalCount)
        expect(checkedCount).toBeLessThanOrEqual(totalCount)
        expect(Object.values(productsMap)).toHaveLength(all.length)
        for (const one of all) expect(productsMap[one.id]).toBe(one)
      }),
    )
  })

  it('is all checked exactly when checking everything would change nothing', () => {
    fc.assert(
      fc.property(fc.array(cartProduct, { minLength: 1, maxLength: 5 }), (list) => {
        const before = countCart(cartOf(list))
        const after = countCart(cartOf(list.map((one) => ({ ...one, shoppingCartStatus: 1 }))))
        expect(before.checkedAll).toBe(after.checkedAll && before.checkedCount === after.checkedCount)
      }),
    )
  })
})

describe('pricing the cart', () => {
  const reduction = { promotionId: 'r', promotionType: 1001, thresholdAmount: 50_000, reduceAmount: 5000 }
  const percent = { promotionId: 'd', promotionType: 1002, thresholdQuantity: 3, discountRate: 85 }

  it('takes a full reduction off once, however often its threshold is reached', () => {
    expect(priceCart(cartOf([product('a', 60_000, 2)], reduction))).toEqual({
      missing: {},
      freightGap: 0,
      saved: {},
      productAmount: 120_000,
      discountAmount: 5000,
      totalAmount: 115_000,
      groups: [
        { promotionId: 'r', lines: ['a'], reached: true, discount: 5000, hint: '已满 500 元，已减 50 元', more: false },
      ],
    })
  })

  it('takes off no more than the products cost', () => {
    const generous = { ...reduction, thresholdAmount: 0 }
    expect(priceCart(cartOf([product('a', 3000, 1)], generous))).toMatchObject({ discountAmount: 3000, totalAmount: 0 })
  })

  it('says how much is missing for the reduction', () => {
    expect(priceCart(cartOf([product('a', 38_010, 1)], reduction)).groups[0]).toEqual({
      promotionId: 'r',
      lines: ['a'],
      reached: false,
      discount: 0,
      hint: '再买 119.9 元，可减 50 元',
      more: true,
      missing: 11_990,
    })
    expect(priceCart(cartOf([product('a', 38_010, 1, 0)], reduction)).groups[0]?.hint).toBe('满 500 元减 50 元')
  })

  it('gives the percentage from its quantity on', () => {
    expect(cartDiscount(percent, 30_000, 3)).toEqual({
      reached: true,
      discount: 4500,
      hint: '已满 3 件，已打 8.5 折',
      more: false,
    })
    expect(cartDiscount(percent, 20_000, 2)).toEqual({
      reached: false,
      discount: 0,
      hint: '再买 1 件，可打 8.5 折',
      more: true,
    })
  })

  it('reaches a threshold at exactly its amount, and none with an empty cart', () => {
    expect(cartDiscount(reduction, 50_000, 1)).toEqual({
      reached: true,
      discount: 5000,
      hint: '已满 500 元，已减 50 元',
      more: false,
    })
    expect(cartDiscount({ ...reduction, thresholdAmount: undefined }, 1, 1)).toMatchObject({
      reached: true,
      discount: 1,
    })
    expect(cartDiscount({ ...reduction, thresholdAmount: 0 }, 0, 0)).toEqual({
      reached: false,
      discount: 0,
      hint: '满 0 元减 50 元',
      more: true,
      missing: 0,
    })
    expect(cartDiscount({ ...percent, thresholdQuantity: undefined }, 1000, 1)).toMatchObject({
      reached: true,
      discount: 150,
    })
    expect(cartDiscount({ ...percent, thresholdQuantity: 0 }, 0, 0)).toEqual({
      reached: false,
      discount: 0,
      hint: '满 0 件打 8.5 折',
      more: true,
    })
    expect(cartDiscount(percent, 0, 0)).toEqual({ reached: false, discount: 0, hint: '满 3 件打 8.5 折', more: true })
  })

  it('gives nothing for a promotion that gives nothing, or is not in the cart', () => {
    const nothing = { reached: false, discount: 0, hint: '', more: false }
    const promises = [
      { ...reduction, reduceAmount: 0 },
      { ...reduction, reduceAmount: undefined },
      { ...reduction, reduceAmount: -1 },
      { ...percent, discountRate: 100 },
      { ...percent, discountRate: undefined },
      { ...percent, promotionType: 205 },
      {},
    ]
    for (const promotion of promises) expect(cartDiscount(promotion, 60_000, 5)).toEqual(nothing)
    expect(cartDiscount({ ...percent, discountRate: -10 }, 1000, 3)).toEqual({
      reached: true,
      discount: 1000,
      hint: '已满 3 件，已打 0 折',
      more: false,
    })
  })

  it('counts the pieces of all lines towards a quantity', () => {
    expect(priceCart(cartOf([product('a', 1000, 1), product('b', 1000, 2)], percent)).groups).toEqual([
      {
        promotionId: 'd',
        lines: ['a', 'b'],
        reached: true,
        discount: 450,
        hint: '已满 3 件，已打 8.5 折',
        more: false,
      },
    ])
  })

  it('shows no promotion where a group has none, or one without a type or an id', () => {
    for (const promotion of [{}, { promotionId: 'x' }, { promotionType: 1001, reduceAmount: 5000 }]) {
      expect(priceCart(cartOf([product('a', 60_000, 1)], promotion))).toEqual({
        missing: {},
        freightGap: 0,
        saved: {},
        productAmount: 60_000,
        discountAmount: 0,
        totalAmount: 60_000,
        groups: [],
      })
    }
  })

  it('charges nothing for unchecked or unavailable products, and does not count them for a promotion', () => {
    const list = [product('a', 40_000, 1), product('b', 40_000, 1, 0), product('c', 40_000, 1, 1, 2)]
    expect(priceCart(cartOf(list, reduction))).toMatchObject({ productAmount: 40_000, discountAmount: 0 })
  })

  it('has whole amounts that add up and never fall below zero', () => {
    fc.assert(
      fc.property(cart, (any) => {
        const { productAmount, discountAmount, totalAmount, groups } = priceCart(any)
        expect([productAmount, discountAmount, totalAmount].every(Number.isSafeInteger)).toBe(true)
        expect(totalAmount).toBe(productAmount - discountAmount)
        expect(totalAmount).toBeGreaterThanOrEqual(0)
        expect(groups.reduce((sum, { discount }) => sum + discount, 0)).toBe(discountAmount)
        for (const { reached, discount } of groups) expect(discount === 0 || reached).toBe(true)
      }),
    )
  })
})
