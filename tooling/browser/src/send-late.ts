import { setTimeout } from 'node:timers/promises'
import type { BrowserContext } from 'playwright-core'

/**
 * Longest random delay of a request, ms. Tests that run with `SLOW=1500` reveal steps that rely on a fast reply;
 * without it, such steps fail only rarely.
 */
const MOST = Number(process.env.SLOW ?? 0)

/** Types of requests that are delayed. Documents, style sheets and pictures are not. */
const SENT_LATE = new Set(['fetch', 'xhr', 'script'])

/** Delays the requests of a window's pages. Does nothing unless `SLOW` is set. */
export async function sendLate(window: BrowserContext): Promise<void> {
  if (!MOST) return
  await window.route('**/*', async (route) => {
    if (SENT_LATE.has(route.request().resourceType())) await setTimeout(Math.random() * MOST)
    // The page may be closed already.
    await route.fallback().catch(() => undefined)
  })
}
