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
 * The tracker of visits; absent if the build has no hosts for it. It has a client of its own, so that a failing host
 * uses up no retries of the shop.
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
        // The platform's own log of this app, which its developers can read and shoppers cannot.
        log: (message) => Taro.getRealtimeLogManager?.().info(message),
      })
    : undefined

let title = ''
const views = createPageViews(
  (page) => void tracker?.note({ event: 'page-view' }, page),
  () => title,
)

/** Called for the current page whenever its title changes. */
export function showTitle(text: string): void {
  title = text
}

/** The current page, by its address on the web. */
const shownPage = (): TrackedPage => ({ url: shopAddress(here()), title, pathname: here().split('?')[0] ?? '' })

/** Counts the page that is shown, under its own title. */
export const countView = (): void => views.show(shownPage())

/** Records what the app was opened with: where the shopper came from, and whose share it was (E13). */
export function arrive(query: Readonly<Record<string, string | undefined>> = {}): void {
  const read = readPageQuery(query)
  // The share that led here is stored even where visits are not counted: orders name it.
  if (tracker) tracker.arrive({ query: read, pageUrl: shopAddress(here()) })
  else keepShare(kept, read.shareId)
}

/** The port that tells where the shopper came from, and whose share it was. */
export const origin = () => Promise.resolve(keptOrigin(kept))

/** The port that records events; absent if visits are not counted. */
export const record = tracker && ((event: ShopEvent): void => void tracker.note(event, shownPage()))
