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
 * The tracker of visits; absent if the build has no hosts for it. It has its own client, so that a failing host does
 * not use up the shop's retries.
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
        // Writes to the platform's log of this app, which developers can read and shoppers cannot.
        log: (message) => Taro.getRealtimeLogManager?.().info(message),
      })
    : undefined

let title = ''
const views = createPageViews(
  (page) => void tracker?.note({ event: 'page-view' }, page),
  () => title,
)

/** Sets the title of the current page for tracking. Called whenever the title changes. */
export function showTitle(text: string): void {
  title = text
}

/** Returns the current page, with its address on the web. */
const shownPage = (): TrackedPage => ({ url: shopAddress(here()), title, pathname: here().split('?')[0] ?? '' })

/** Counts a view of the current page, with its title. */
export const countView = (): void => views.show(shownPage())

/** Records what the app was opened with: where the shopper came from, and through whose share (E13). */
export function arrive(query: Readonly<Record<string, string | undefined>> = {}): void {
  const read = readPageQuery(query)
  // The share in the link is stored even if visits are not counted, since an order names the share that led to it.
  if (tracker) tracker.arrive({ query: read, pageUrl: shopAddress(here()) })
  else keepShare(kept, read.shareId)
}

/** The port that returns where the shopper came from, and through whose share. */
export const origin = () => Promise.resolve(keptOrigin(kept))

/** The port that records events; absent if visits are not counted. */
export const record = tracker && ((event: ShopEvent): void => void tracker.note(event, shownPage()))
