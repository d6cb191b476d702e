import type { TrackedPage } from './tracking-event'

/** Ms that a page has to set its title. */
const TITLE_TIMEOUT = 5_000

/** Receives the pages that are shown and left. */
export interface PageViews {
  /**
   * A page is shown. If the page before it was not reported yet, it is reported first, while its title is still set.
   */
  show(page: TrackedPage): void
  /** The page or the whole shop is left: a page that was not reported yet is reported now. */
  leave(): void
}

/**
 * Reports each page once and under its own title: five seconds after the page was shown, or when it is left. The title
 * may be known only when the data of the page has arrived.
 *
 * @param tell receives the page
 * @param title returns the current title
 */
export function createPageViews(tell: (page: TrackedPage) => void, title: () => string): PageViews {
  let waiting: TrackedPage | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function leave(): void {
    clearTimeout(timer)
    if (waiting) tell({ ...waiting, title: title() })
    waiting = undefined
  }

  return {
    show(page) {
      leave()
      waiting = page
      timer = setTimeout(leave, TITLE_TIMEOUT)
    },
    leave,
  }
}
