import Taro from '@tarojs/taro'
import { CHANNEL_ID } from '@hearth/domain'
import { createApi } from '@hearth/sdk/taro'
import {
  createPageViews,
  createTracker,
  keepShare,
  keepWithExpiry,
  keptOrigin,
  tracking,
  type ShopEvent,
  type TrackedPage,
} from '@hearth/sdk/tracking'
import { here } from '../routing/navigate'
import { readPageQuery } from '../routing/page-query'
import { platform } from './platform'
import { shopAddress } from './shop-address'
import { storage } from './storage'

const kept = keepWithExpiry(storage, () => Date.now())
const trace = HEARTH_TRACE_URL
const collect = HEARTH_COLLECT_URL

/**
 * The tracker of visits; absent where the build was given no hosts. It has a client of its own, so that a host that
 * fails uses up no retries of the shop.
 */
const tracker =
  trace && collect
    ? createTracker({
        api: createApi(
          {
            baseUrl: HEARTH_API_BASE,
            channelId: CHANNEL_ID.shopper,
            platformId: platform.platformId,
            hosts: { trace, collect },
          },
          { tracking },
        ).tracking,
        storage: kept,
        // The platform's own log of this app, which its makers can read and shoppers can't.
        log: (message) => Taro.getRealtimeLogManager?.().info(message),
      })
    : undefined

let title = ''
const views = createPageViews(
  (page) => void tracker?.note({ event: 'page-view' }, page),
  () => title,
)

/** Said of the page on show whenever its title changes. */
export function showTitle(text: string): void {
  title = text
}

/** The page on show, by the address it has on the web. */
const shownPage = (): TrackedPage => ({ url: shopAddress(here()), title, pathname: here().split('?')[0] ?? '' })

/** Counts the page that has come on show, under its own title. */
export const countView = (): void => views.show(shownPage())

/** Takes up what the app was opened with: where the shopper came from, and who shared the page (E13). */
export function arrive(query: Readonly<Record<string, string | undefined>> = {}): void {
  const read = readPageQuery(query)
  // By whose share the shopper came is kept where nobody counts visits, too: orders tell it.
  if (tracker) tracker.arrive({ query: read, pageUrl: shopAddress(here()) })
  else keepShare(kept, read.shareId)
}

/** The port that tells where the shopper came from, and by whose share. */
export const origin = () => Promise.resolve(keptOrigin(kept))

/** The port that notes what happens; absent where nobody counts. */
export const record = tracker && ((event: ShopEvent): void => void tracker.note(event, shownPage()))
