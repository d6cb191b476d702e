import { describe, expect, it } from 'vitest'
import { checkPage, measurePage } from '../src/measure-page'
import { WHOLE } from '@hearth/vitest/whole'
import { shop } from './with-shop'

// How quick a page is depends on what else the machine does: `pnpm lighthouse` measures that, these figures do not
// vary.
// A sample leaves it out: axe looks at every page, and what search engines read is in `without-scripts.test.ts`.
describe.runIf(WHOLE)('Lighthouse', () => {
  it.each(['/', '/product/1001'])('finds %s accessible, sound and ready for search engines', async (path) => {
    const { accessibility, seo, bestPractices, faults } = await checkPage(shop.origin + path)
    expect({ accessibility, seo, faults }).toEqual({ accessibility: 100, seo: 100, faults: [] })
    expect(bestPractices).toBeGreaterThanOrEqual(95)
  })

  // Whether a page stands still while it comes is what `stands-still.test.ts` looks at, in more ways.
  it('finds a page of a slow phone still', async () => {
    expect((await measurePage(`${shop.origin}/product/1001`, 1)).shift).toBeLessThanOrEqual(0.02)
  })
})
