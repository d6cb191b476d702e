import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { openWindows } from './open-window'

/** Folder of the traces and pictures of a package's failed browser tests; emptied when its tests start. */
export const FAILURES = '.failures'

/**
 * Stores the trace of every open window, for Playwright's viewer (`playwright show-trace`), and a picture and the
 * document of every page.
 * @returns whether there was one
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
    // A page that hangs has neither; the trace remains.
    await page.screenshot({ path: `${file}.png`, timeout: 5_000 }).catch(() => undefined)
    await page
      .content()
      .then((html) => writeFileSync(`${file}.html`, html))
      .catch(() => undefined)
  }
  await window.tracing.stop({ path: `${path}.zip` })
}
