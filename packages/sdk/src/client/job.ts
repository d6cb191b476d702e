import type { Why } from './lost'
import type { Json } from './payload'

/** A request in progress, which callers may share. */
export interface Job {
  data: Promise<Json>
  callers: number
  /**
   * The `time()` from which other callers may join the request; when absent, they may join at once. If the clock is set
   * back, nobody joins before this time.
   */
  from?: number
  /** The `time()` from which others may no longer join; when absent, nobody may join. */
  to?: number
  /** Ends the request. */
  abort(why: Why): void
}
