import type { Call } from './call'
import type { Collected, CollectLog, GetTrace, Trace } from './tracking.types'

/** Tracking: asked of hosts of their own, whose addresses are configured. Failures are the caller's to log, never the shopper's to read. */
export const tracking = {
  /** Ids to track with. */
  getTrace: 'GET / external=trace' as Call<GetTrace, Trace>,
  /** Notes what happened. */
  collect: 'GET / external=collect' as Call<CollectLog, Collected>,
}

export type * from './tracking.types'
