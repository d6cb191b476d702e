import type { TrackedPage } from './tracking-event'

/** Ms from showing a page to reporting it. The page must set its title in this time. */
const TITLE_TIMEOUT = 5_000

/** Receives the pages that are shown and left. */
export interface PageViews {
  /**
   * Call this when a page is shown. If the previous page was not reported yet, it is reported first, while its title is
   * still set.
   */
  show(page: TrackedPage): void
  /** Call this when the page or the whole shop is left. If the page was not reported yet, it is reported now. */
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
