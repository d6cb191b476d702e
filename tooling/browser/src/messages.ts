import type { Page } from 'playwright-core'

interface WithMessages {
  /** Texts of live regions since the last press. */
  messages?: string[]
}

/**
 * Runs in every page before the page's own scripts: stores the texts of messages. A message is shown for two seconds,
 * and a test on a busy machine may look after that.
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

/** Clears the stored texts before a press. A page that is being left has no texts to clear. */
export const forgetMessages = (page: Page): Promise<void> =>
  page
    .evaluate(() => {
      const { messages } = globalThis as WithMessages
      if (messages) messages.length = 0
    })
    .catch(() => undefined)

/** True if a message with these words was shown since the last press. It may have disappeared since. */
export const wasSaid = (page: Page, words: string): Promise<boolean> =>
  page
    .evaluate((words) => !!(globalThis as WithMessages).messages?.some((one) => one.includes(words)), words)
    .catch(() => false)

/** Waits until a message with these words was shown since the last press. It may have disappeared since. */
export async function hear(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (words) => (globalThis as WithMessages).messages?.some((one) => one.includes(words)),
    words,
  )
}
