import { expect, it } from 'vitest'
import { productCardParts } from '../src/hot/product-card-parts'

it('leads to its product, whatever characters the number has', () => {
  const product = { spuNo: 'A/1 b#2%?x' } as Parameters<typeof productCardParts>[0]['product']
  expect(productCardParts({ product }).to).toBe('/product/A%2F1%20b%232%25%3Fx')
})
