import type { TrackingHosts } from '@hearth/sdk/render'
import type { Primed } from '@hearth/state'

/** Data that a rendered page carries for the browser. */
export interface PageData extends Primed {
  /** Whether the page was drawn with its content. */
  drawn?: boolean
  /** The hosts of the tracking; absent where visits are not tracked. */
  tracking?: TrackingHosts
}
