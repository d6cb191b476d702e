import type { Empty } from './call'
import type { EpochMs, Url } from './values.types'

/** Asks for ids to track with. */
export interface GetTrace {
  /** Epoch ms: the asker's clock, so that no cache answers. */
  timestamp: EpochMs
}

/** Ids to track with (E13). */
export interface Trace {
  /** Names the device.
   * @minLength 1
   * @maxLength 128
   * @examples ["5f0c7a0e9b1d4c2f8a3e6d7b90c1f2a4"] */
  traceId: string
  /** The second id of the same device.
   * @minLength 1
   * @maxLength 128
   * @examples ["1795190400000_48291"] */
  _ii: string
}

/** Something that happened, for the collect log (K13). The domain's `trackingLog` makes it of an event. */
export interface CollectLog extends Trace {
  /** Address of the page. */
  dl: Url
  /** Title of the page.
   * @maxLength 200
   * @examples ["暖居智能音箱 Pro"] */
  dt: string
  /** Path of the page.
   * @maxLength 500
   * @examples ["/product/1001"] */
  pathname: string
  /** What kind of line it is; there is but one (K13). */
  log_type: 'normal'
  /** Where the visit came from; empty or absent when nobody knows (E13).
   * @maxLength 200
   * @examples ["feed"] */
  utm_source?: string
  /** By what kind of link it came; empty or absent when nobody knows (E13).
   * @maxLength 200
   * @examples ["cpc"] */
  utm_medium?: string
  /** What happened: an object as JSON text, such as a `TrackingInfo`.
   * @maxLength 4000
   * @examples ["{\"action\":\"click\",\"skuNo\":\"2001\"}"] */
  eventInfo: string
}

/** The collect log answers with nothing. */
export type Collected = Empty
