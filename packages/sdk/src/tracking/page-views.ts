import type { TrackedPage } from './tracking-event'

/** Ms a page is given to find its title. */
const TITLE_TIMEOUT = 5_000

/** Pages as they come on show and go. */
export interface PageViews {
  /**
   * A page has come on show. The one before it, when it was not told yet, is told first: the title is still its own.
   */
  show(page: TrackedPage): void
  /** The page on show is left, or the shop is: what waits is told now. */
  leave(): void
}

/**
 * Reports each page once and under its own title, which may only be known when its data has arrived: five seconds after
 * it was shown, or when it is left.
 *
 * @param tell told of the page
 * @param title the title on show
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
