import type { ShopEvent, TrackedPage } from '@hearth/sdk/tracking'

/** An event, with the page on which it happened. */
export interface Recorded {
  event: ShopEvent
  page: TrackedPage
}

/** Returns the displayed page. */
export const shownPage = (): TrackedPage => ({ url: location.href, title: document.title, pathname: location.pathname })

/**
 * Creates a recorder that keeps events from the start of the visit. The code that sends them is loaded later, while the
 * browser is idle.
 */
export function createRecorder() {
  const waiting: Recorded[] = []
  let take = (one: Recorded): void => void waiting.push(one)
  return {
    record: (event: ShopEvent): void => take({ event, page: shownPage() }),
    /** Passes all recorded events to `taker`, and then every new one. */
    open(taker: (one: Recorded) => void): void {
      take = taker
      waiting.forEach(taker)
    },
  }
}

/** Records the events of a visit. */
export type Recorder = ReturnType<typeof createRecorder>
