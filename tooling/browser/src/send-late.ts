import { setTimeout } from 'node:timers/promises'
import type { BrowserContext } from 'playwright-core'

/**
 * The most that a request waits before it is sent, in ms; each waits a random part of it. Tests that are run with
 * `SLOW=1500` show the steps that rely on a fast answer, which fail only now and then without it.
 */
const MOST = Number(process.env.SLOW ?? 0)

/** Data and code. The document, its styles and its pictures are asked for at once. */
const SENT_LATE = new Set(['fetch', 'xhr', 'script'])

/** Sends the requests of a window's pages late. Does nothing unless `SLOW` is set. */
export async function sendLate(window: BrowserContext): Promise<void> {
  if (!MOST) return
  await window.route('**/*', async (route) => {
    if (SENT_LATE.has(route.request().resourceType())) await setTimeout(Math.random() * MOST)
    // The page may be closed by now.
    await route.fallback().catch(() => undefined)
  })
}
