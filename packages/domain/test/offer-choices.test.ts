import { describe, expect, it } from 'vitest'
import { BUNDLE_KIND, type PricingBundle } from '#index'
import { combinations, orders } from '#price/combinations'
import { bundleChoices, cartChoices } from '#price/offer-choices'

describe('choices of offers', () => {
  it('are all combinations for up to three, the largest first', () => {
    expect(combinations([])).toEqual([[]])
    expect(combinations(['a', 'b', 'c'])).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c'],
      ['a', 'c'],
      ['c'],
      ['a', 'b'],
      ['b'],
      ['a'],
      [],
    ])
  })

  it('are, for more than three, all, all but one, each alone, and none', () => {
    expect(combinations(['a', 'b', 'c', 'd'])).toEqual([
      ['a', 'b', 'c', 'd'],
      ['b', 'c', 'd'],
      ['a', 'c', 'd'],
      ['a', 'b', 'd'],
      ['a', 'b', 'c'],
      ['a'],
      ['b'],
      ['c'],
      ['d'],
      [],
    ])
  })
})

describe('orders of offers', () => {
  it('are all permutations for up to three', () => {
    expect(orders([])).toEqual([[]])
    expect(orders(['a'])).toEqual([['a']])
    expect(orders(['a', 'b', 'c']).map((one) => one.join(''))).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  })

  it('put each of more than three first once', () => {
    expect(orders(['a', 'b', 'c', 'd']).map((one) => one.join(''))).toEqual(['abcd', 'bacd', 'cabd', 'dabc'])
  })
})

describe('the offers an order can use', () => {
  const bundle = (promotionId: string, kind: PricingBundle['kind'], ...skuNos: string[]): PricingBundle => ({
    promotionId,
    kind,
    skus: skuNos.map((skuNo) => ({ skuNo, itemQuantity: 1 })),
  })
  const chosen = (bundles: readonly PricingBundle[], ...skuNos: string[]) =>
    bundleChoices(bundles, new Set(skuNos)).map((some) => some.map(({ promotionId }) => promotionId))

  it('are a set whose skus are all there, and a mark-up sale one of whose skus is there', () => {
    const [set, sale] = [bundle('set', BUNDLE_KIND.comboBuy, 'a', 'b'), bundle('sale', BUNDLE_KIND.markUp, 'a', 'b')]
    expect(chosen([set], 'a', 'b')).toEqual([['set'], []])
    expect(chosen([set], 'a')).toEqual([[]])
    expect(chosen([sale], 'a')).toEqual([['sale'], []])
    expect(chosen([sale], 'c')).toEqual([[]])
  })

  it('are the same in whatever order a shop lists its offers', () => {
    const [one, other] = [bundle('x', BUNDLE_KIND.markUp, 'a'), bundle('y', BUNDLE_KIND.markUp, 'a')]
    expect(chosen([other, one], 'a')).toEqual([['x', 'y'], ['y'], ['x'], []])
    expect(chosen([one, other], 'a')).toEqual([['x', 'y'], ['y'], ['x'], []])
  })

  it('include each cart promotion once, in every order', () => {
    expect(cartChoices(['b', 'a', 'b'])).toEqual([['a', 'b'], ['b', 'a'], ['b'], ['a'], []])
    expect(cartChoices([])).toEqual([[]])
  })
})
