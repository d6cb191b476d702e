import type { Page } from 'playwright-core'

/**
 * Waits until a page has loaded and, if it has scripts, is hydrated. Before that, a press on its server markup can be
 * lost. Pages of the shop have the class `fresh` until they are hydrated.
 */
export async function works(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      (matchMedia('(scripting: none)').matches || !document.documentElement.classList.contains('fresh')),
  )
}
