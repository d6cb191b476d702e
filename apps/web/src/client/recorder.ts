import type { ShopEvent, TrackedPage } from '@hearth/sdk/tracking'

/** Something that happened, with the page it happened on. */
export interface Recorded {
  event: ShopEvent
  page: TrackedPage
}

/** The page shown now. */
export const shownPage = (): TrackedPage => ({ url: location.href, title: document.title, pathname: location.pathname })

/** Records events from the start; the code that sends them is fetched later, when the browser is idle. */
export function createRecorder() {
  const waiting: Recorded[] = []
  let take = (one: Recorded): void => void waiting.push(one)
  return {
    record: (event: ShopEvent): void => take({ event, page: shownPage() }),
    /** Passes on the events recorded so far, and every later one. */
    open(taker: (one: Recorded) => void): void {
      take = taker
      waiting.forEach(taker)
    },
  }
}

/** The recorder of this visit. */
export type Recorder = ReturnType<typeof createRecorder>
