import type { ShopEvent, TrackedPage } from '@hearth/sdk/tracking'

/** Something that happened, with the page it happened on. */
export interface Recorded {
  event: ShopEvent
  page: TrackedPage
}

/** The page shown now. */
export const shownPage = (): TrackedPage => ({ url: location.href, title: document.title, pathname: location.pathname })

/** Notes what happens from the first moment on; the code that sends it comes later, when nothing else is to be done. */
export function createRecorder() {
  const waiting: Recorded[] = []
  let take = (one: Recorded): void => void waiting.push(one)
  return {
    record: (event: ShopEvent): void => take({ event, page: shownPage() }),
    /** Hands over what was noted, and everything from now on. */
    open(taker: (one: Recorded) => void): void {
      take = taker
      waiting.forEach(taker)
    },
  }
}

/** What happens in this visit. */
export type Recorder = ReturnType<typeof createRecorder>
