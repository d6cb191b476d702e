import type { Empty } from './call'
import type { EpochMs, Url } from './values.types'

/** Asks for tracking ids. */
export interface GetTrace {
  /** Epoch ms: the client's time, which prevents cached replies. */
  timestamp: EpochMs
}

/** Tracking ids (E13). */
export interface Trace {
  /** Id of the device.
   * @minLength 1
   * @maxLength 128
   * @examples ["5f0c7a0e9b1d4c2f8a3e6d7b90c1f2a4"] */
  traceId: string
  /** Second id of the same device.
   * @minLength 1
   * @maxLength 128
   * @examples ["1795190400000_48291"] */
  _ii: string
}

/** An event for the collect log (K13). `trackingLog` of `@hearth/domain` creates it. */
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
  /** Type of the line; always `normal` (K13). */
  log_type: 'normal'
  /** Source of the visit; empty or absent if unknown (E13).
   * @maxLength 200
   * @examples ["feed"] */
  utm_source?: string
  /** Medium of the visit; empty or absent if unknown (E13).
   * @maxLength 200
   * @examples ["cpc"] */
  utm_medium?: string
  /** The event: an object as JSON text, such as a `TrackingInfo`.
   * @maxLength 4000
   * @examples ["{\"action\":\"click\",\"skuNo\":\"100101\"}"] */
  eventInfo: string
}

/** The empty reply of the collect log. */
export type Collected = Empty
