import { setTimeout } from 'node:timers/promises'
import type { BrowserContext } from 'playwright-core'

/**
 * Longest random delay of a request, ms. Tests run with `SLOW=1500` reveal steps that rely on a fast reply, which
 * otherwise fail only now and then.
 */
const MOST = Number(process.env.SLOW ?? 0)

/** Requests for data and code are delayed. The document, its styles and its pictures are not. */
const SENT_LATE = new Set(['fetch', 'xhr', 'script'])

/** Delays the requests of a window's pages. Does nothing unless `SLOW` is set. */
export async function sendLate(window: BrowserContext): Promise<void> {
  if (!MOST) return
  await window.route('**/*', async (route) => {
    if (SENT_LATE.has(route.request().resourceType())) await setTimeout(Math.random() * MOST)
    // The page may be closed by now.
    await route.fallback().catch(() => undefined)
  })
}
