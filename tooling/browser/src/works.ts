import type { Page } from 'playwright-core'

/**
 * Waits until a page is loaded and, if it has scripts, hydrated: a press on server markup before that may be lost. The
 * shop's pages have the class `fresh` until then.
 */
export async function works(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      (matchMedia('(scripting: none)').matches || !document.documentElement.classList.contains('fresh')),
  )
}
