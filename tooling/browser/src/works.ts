import type { Page } from 'playwright-core'

/**
 * Waits until a page has loaded and, if it has scripts, is hydrated. A press on server markup before that can be lost.
 * Until then, pages of the shop have the class `fresh`.
 */
export async function works(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      (matchMedia('(scripting: none)').matches || !document.documentElement.classList.contains('fresh')),
  )
}
