import { setTimeout } from 'node:timers/promises'
import type { BrowserContext } from 'playwright-core'

/**
 * The longest time, in ms, that an answer to a page's script is held back; each answer waits a part of it by chance.
 * Tests run with `SLOW=1500` show the steps that rely on a fast answer, which fail only now and then without it.
 */
const LONGEST = Number(process.env.SLOW ?? 0)

/** What a page asks for after it was drawn: data, and code that is loaded where it is needed. */
const ASKED_LATER = new Set(['fetch', 'xhr', 'script'])

/** Holds back the answers that a window's pages ask for. Does nothing unless `SLOW` is set. */
export async function holdAnswers(window: BrowserContext): Promise<void> {
  if (!LONGEST) return
  await window.route('**/*', async (route) => {
    if (ASKED_LATER.has(route.request().resourceType())) await setTimeout(Math.random() * LONGEST)
    await route.fallback().catch(() => undefined)
  })
}
