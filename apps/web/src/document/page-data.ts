import type { TrackingHosts } from '@hearth/sdk/render'
import type { Primed } from '@hearth/state'

/** Data that a rendered page contains for the browser. */
export interface PageData extends Primed {
  /** True if the page was rendered with its content. */
  drawn?: boolean
  /** Hosts of the tracking; absent if visits are not tracked. */
  tracking?: TrackingHosts
}
