import type { TrackingHosts } from '@hearth/sdk/render'
import type { Primed } from '@hearth/state'

/** What a rendered page carries for the browser that takes it over. */
export interface PageData extends Primed {
  /** Whether the page stands in the document with its content. */
  drawn?: boolean
  /** The hosts of the tracking; absent where visits are not tracked. */
  tracking?: TrackingHosts
}
