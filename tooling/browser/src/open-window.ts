import type { Browser, BrowserContext, BrowserContextOptions, Request } from 'playwright-core'
import { keepMessages } from './messages'
import { PATIENCE } from './patience'
import { sendLate } from './send-late'

/** Open windows, the oldest first, each with its requests that were not answered yet. */
const windows = new Map<BrowserContext, Set<Request>>()
let traced = false

/** Makes windows opened later record a trace. `setup` calls it in tests. */
export const traceWindows = (): void => void (traced = true)

/**
 * Opens a window with its own cookies and storage. In tests, its trace is recorded, and it closes when the test ends.
 */
export async function openWindow(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const window = await browser.newContext(options)
  window.setDefaultTimeout(PATIENCE)
  const pending = new Set<Request>()
  window.on('request', (request) => pending.add(request))
  window.on('requestfinished', (request) => pending.delete(request))
  window.on('requestfailed', (request) => pending.delete(request))
  windows.set(window, pending)
  window.once('close', () => windows.delete(window))
  await window.addInitScript(keepMessages)
  await sendLate(window)
  // Snapshots of the page at each step are off, since they take a sixth of the CPU time of all tests; a video would
  // take as much as the pages themselves. `TRACE=whole` turns snapshots on, to investigate one failure.
  if (traced) await window.tracing.start({ snapshots: process.env.TRACE === 'whole' })
  return window
}

/** Returns the open windows, the oldest first. */
export const openWindows = (): BrowserContext[] => [...windows.keys()]

/** Returns the number of requests of a window that were not answered yet. */
export function pendingRequests(window: BrowserContext): number {
  const pending = windows.get(window)
  if (!pending) throw new Error('This window is closed, or was not opened by openWindow')
  return pending.size
}
