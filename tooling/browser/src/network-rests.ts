import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { pendingRequests } from './open-window'
import { PATIENCE } from './patience'

/** Time without a request after which the network is idle, ms. */
const QUIET = 500
const LOOK_EVERY = 25

/** Waits until no request was made for half a second, counted from this call on. */
export async function networkRests(page: Page): Promise<void> {
  const deadline = Date.now() + PATIENCE
  let asked = false
  const note = () => {
    asked = true
  }
  page.on('request', note)
  try {
    for (let quiet = 0; quiet < QUIET;) {
      await setTimeout(LOOK_EVERY)
      quiet = asked || pendingRequests(page.context()) > 0 ? 0 : quiet + LOOK_EVERY
      asked = false
      if (Date.now() > deadline) throw new Error(`The network of ${page.url()} does not come to rest`)
    }
  } finally {
    page.off('request', note)
  }
}
