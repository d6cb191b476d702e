import { describe, expect, it } from 'vitest'
import { checkPage, measurePage } from '../src/measure-page'
import { WHOLE } from '@hearth/vitest/whole'
import { shop } from './with-shop'

// Tests only scores that do not vary with the machine's load; `pnpm lighthouse` measures loading times. A sample of the
// tests leaves these out: axe checks every page, and `without-scripts.test.ts` checks what search engines read.
describe.runIf(WHOLE)('Lighthouse', () => {
  it.each(['/', '/product/1001'])('finds %s accessible, free of faults and ready for search engines', async (path) => {
    const { accessibility, seo, bestPractices, faults } = await checkPage(shop.origin + path)
    expect({ accessibility, seo, faults }).toEqual({ accessibility: 100, seo: 100, faults: [] })
    expect(bestPractices).toBeGreaterThanOrEqual(95)
  })

  // `stands-still.test.ts` checks layout shifts during loading in more ways.
  it('finds a page on a slow phone stable', async () => {
    expect((await measurePage(`${shop.origin}/product/1001`, 1)).shift).toBeLessThanOrEqual(0.02)
  })
})
