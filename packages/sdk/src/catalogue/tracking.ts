import type { Call } from './call'
import type { Collected, CollectLog, GetTrace, Trace } from './tracking.types'

/**
 * Tracking: calls to separate hosts, whose URLs are configured. The caller only logs failures; shoppers never see them.
 */
export const tracking = {
  /**
   * Returns the two ids that identify a device in its later log lines (K13). Call it once if a device has no ids; a
   * failure is only logged.
   * @access anyone: another host answers, configured as `hosts.trace`
   */
  getTrace: 'GET / external=trace' as Call<GetTrace, Trace>,
  /**
   * Writes one line into the collect log: page, visit and event, as query fields (K13). Do not wait for it: a failure
   * is only logged.
   * @access anyone: another host answers, configured as `hosts.collect`
   */
  collect: 'GET / external=collect' as Call<CollectLog, Collected>,
}

export type * from './tracking.types'
