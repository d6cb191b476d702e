import { describe, expect, it } from 'vitest'
import { BUNDLE_KIND, type PricingBundle } from '#index'
import { combinations, orders } from '#price/combinations'
import { bundleChoices, cartChoices } from '#price/offer-choices'

describe('choices of some offers', () => {
  it('are all combinations of up to three, the largest first', () => {
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

  it('are all of more than three, all but one, each alone, and none', () => {
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

describe('orders of some offers', () => {
  it('are all there are of up to three', () => {
    expect(orders([])).toEqual([[]])
    expect(orders(['a'])).toEqual([['a']])
    expect(orders(['a', 'b', 'c']).map((one) => one.join(''))).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  })

  it('have each of more than three first once', () => {
    expect(orders(['a', 'b', 'c', 'd']).map((one) => one.join(''))).toEqual(['abcd', 'bacd', 'cabd', 'dabc'])
  })
})

describe('what an order may make use of', () => {
  const bundle = (promotionId: string, kind: PricingBundle['kind'], ...skuNos: string[]): PricingBundle => ({
    promotionId,
    kind,
    skus: skuNos.map((skuNo) => ({ skuNo, itemQuantity: 1 })),
  })
  const chosen = (bundles: readonly PricingBundle[], ...skuNos: string[]) =>
    bundleChoices(bundles, new Set(skuNos)).map((some) => some.map(({ promotionId }) => promotionId))

  it('is a set whose skus are all there, and a mark-up sale one of whose skus is there', () => {
    const [set, sale] = [bundle('set', BUNDLE_KIND.comboBuy, 'a', 'b'), bundle('sale', BUNDLE_KIND.markUp, 'a', 'b')]
    expect(chosen([set], 'a', 'b')).toEqual([['set'], []])
    expect(chosen([set], 'a')).toEqual([[]])
    expect(chosen([sale], 'a')).toEqual([['sale'], []])
    expect(chosen([sale], 'c')).toEqual([[]])
  })

  it('is the same whatever the order in which a shop tells of its offers', () => {
    const [one, other] = [bundle('x', BUNDLE_KIND.markUp, 'a'), bundle('y', BUNDLE_KIND.markUp, 'a')]
    expect(chosen([other, one], 'a')).toEqual([['x', 'y'], ['y'], ['x'], []])
    expect(chosen([one, other], 'a')).toEqual([['x', 'y'], ['y'], ['x'], []])
  })

  it('is each promotion of the cart once, in every order', () => {
    expect(cartChoices(['b', 'a', 'b'])).toEqual([['a', 'b'], ['b', 'a'], ['b'], ['a'], []])
    expect(cartChoices([])).toEqual([[]])
  })
})
