import { CHANNEL_ID, PLATFORM_ID } from '@hearth/domain'
import { createCoreApi, type Transport } from '@hearth/sdk/core'
import type { TrackingHosts } from '@hearth/sdk/render'
import { createTracker, tracking, type TrackedPage } from '@hearth/sdk/tracking'
import { cookieTexts } from '#client/cookie-texts'
import { watchPageViews } from '#client/page-views'
import type { Recorder } from '#client/recorder'

/** The data from which tracking starts. */
export interface TrackingParts {
  hosts: TrackingHosts
  /** The page on which the visit began. */
  arrived: TrackedPage
  recorder: Recorder
}

/**
 * Sends the events of this visit to the analytics host. The code is loaded after the first page while the browser is
 * idle. Tracking has its own client, so that a failing host does not use up the shop's retries.
 */
export function startTracking({ hosts, arrived, recorder }: TrackingParts): void {
  // The SDK requires a channel and a platform, but sends them only to the shop. The analytics host does not get these
  // values.
  const api = createCoreApi(
    {
      transport: sendOff(hosts.collect),
      baseUrl: '',
      channelId: CHANNEL_ID.shopper,
      platformId: PLATFORM_ID.mobile,
      hosts,
    },
    { tracking },
  )
  const tracker = createTracker({ api: api.tracking, storage: cookieTexts, log })
  const view = (page: TrackedPage) => void tracker.note({ event: 'page-view' }, page)

  const { writeBack } = tracker.arrive({
    query: Object.fromEntries(new URL(arrived.url).searchParams),
    pageUrl: arrived.url,
  })
  if (writeBack && location.href === arrived.url) writeIntoAddress('utm_content', writeBack)
  view(arrived)
  recorder.open(({ event, page }) => void tracker.note(event, page))
  watchPageViews(arrived.pathname, view)
}

// oxlint-disable-next-line no-console -- a browser has no other log, and does not show `debug` by default
const log = (message: string): void => console.debug(message)

/**
 * Returns a transport whose requests continue after the page is closed. The page does not read the reply of the
 * analytics host, since the host may not allow that.
 */
const sendOff =
  (collect: string): Transport =>
  ({ url, onAbort }) => {
    const controller = new AbortController()
    onAbort(() => controller.abort())
    return fetch(url, {
      mode: url.startsWith(collect) ? 'no-cors' : 'cors',
      keepalive: true,
      credentials: 'omit',
      signal: controller.signal,
    })
  }

function writeIntoAddress(name: string, value: string): void {
  const url = new URL(location.href)
  url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}
