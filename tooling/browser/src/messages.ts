import type { Page } from 'playwright-core'

interface WithMessages {
  /** Texts of live regions since the last press. */
  messages?: string[]
}

/**
 * Runs in every page before its own scripts: stores the texts of passing messages. They are shown for two seconds, and
 * a busy machine may look later than that after a press.
 */
export function keepMessages(): void {
  const LIVE = '[role=status], [aria-role=status], [role=alert], [aria-live], #toast'
  const messages: string[] = []
  ;(globalThis as WithMessages).messages = messages
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
      if (region?.textContent) messages.push(region.textContent)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Clears the texts before a press. A page that is being left has none to clear. */
export const forgetMessages = (page: Page): Promise<void> =>
  page
    .evaluate(() => {
      const { messages } = globalThis as WithMessages
      if (messages) messages.length = 0
    })
    .catch(() => undefined)

/** Whether a message with these words has been shown since the last press; it may be gone by now. */
export const wasSaid = (page: Page, words: string): Promise<boolean> =>
  page
    .evaluate((words) => !!(globalThis as WithMessages).messages?.some((one) => one.includes(words)), words)
    .catch(() => false)

/** Waits until a message with these words has been shown since the last press; it may be gone by now. */
export async function hear(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (words) => (globalThis as WithMessages).messages?.some((one) => one.includes(words)),
    words,
  )
}
