import type { Call } from './call'
import type { Collected, CollectLog, GetTrace, Trace } from './tracking.types'

/**
 * Tracking: asked of hosts of their own, whose addresses are configured. Failures are the caller's to log, never the
 * shopper's to read.
 */
export const tracking = {
  /**
   * Gives a device the two ids that its later log lines carry (K13). Asked once when they are missing; a failure is
   * only logged.
   * @access anyone: another host answers, configured as `hosts.trace`
   */
  getTrace: 'GET / external=trace' as Call<GetTrace, Trace>,
  /**
   * Writes one line into the collect log: page, visit and what happened, as query fields (K13). Fire and forget: a
   * failure is only logged.
   * @access anyone: another host answers, configured as `hosts.collect`
   */
  collect: 'GET / external=collect' as Call<CollectLog, Collected>,
}

export type * from './tracking.types'
