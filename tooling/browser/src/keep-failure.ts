import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { openWindows } from './open-window'

/** The folder of traces and pictures of a package's failed browser tests. It is emptied before the tests run. */
export const FAILURES = '.failures'

/**
 * Stores the trace of every open window, for Playwright's viewer (`playwright show-trace`), and a picture and the HTML
 * of every page.
 * @returns whether a window was open
 */
export async function keepFailure(folder: string): Promise<boolean> {
  const windows = openWindows()
  if (windows.length) mkdirSync(folder, { recursive: true })
  for (const [at, window] of windows.entries()) await keepWindow(window, join(folder, `window-${at + 1}`))
  return windows.length > 0
}

async function keepWindow(window: BrowserContext, path: string): Promise<void> {
  for (const [at, page] of window.pages().entries()) {
    const file = `${path}-page-${at + 1}`
    // A page that hangs has neither picture nor HTML. The trace is stored nevertheless.
    await page.screenshot({ path: `${file}.png`, timeout: 5_000 }).catch(() => undefined)
    await page
      .content()
      .then((html) => writeFileSync(`${file}.html`, html))
      .catch(() => undefined)
  }
  await window.tracing.stop({ path: `${path}.zip` })
}
