import { describe, expect, it } from 'vitest'
import { measurePage } from '../src/measure-page'
import { shop } from './with-shop'

// How quick a page is depends on what else the machine does: `pnpm lighthouse` measures that, these figures do not
// vary.
describe('Lighthouse', () => {
  it.each(['/', '/product/1001'])('finds %s accessible, still, sound and ready for search engines', async (path) => {
    const { accessibility, seo, bestPractices, shift, faults } = await measurePage(shop.origin + path, 1)
    expect({ accessibility, seo, faults }).toEqual({ accessibility: 100, seo: 100, faults: [] })
    expect(bestPractices).toBeGreaterThanOrEqual(95)
    expect(shift).toBeLessThanOrEqual(0.02)
  })
})
