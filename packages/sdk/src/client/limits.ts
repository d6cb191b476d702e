// Bundlers inline these values, as long as this file contains nothing else.

/** Ms for a call with all its repeats (K01). */
export const TIMEOUT = 20_000
/** Longest time of a call, 23 days in ms: timers count to 2 ** 31, and some wait a little longer than the call. */
export const LONGEST_TIMEOUT = 2e9
/** Ms for one attempt of a call that can be repeated. */
export const LONGEST_ATTEMPT = 10_000
/** Longest `Retry-After` worth waiting for, ms. */
export const LONGEST_WAIT = 5_000
/** Ms that a caller waits beyond the deadline of a request that another call began. */
export const GRACE = 100
/** Ms an anti-fraud id is waited for (K01, C04). */
export const LONGEST_ANTI_FRAUD = 2_000
/** Bytes of a reply. */
export const LONGEST_BODY = 16_777_216
/** Repeats of one call. */
export const REPEATS = 2
/** Repeats of the whole client before successes must earn new ones, so that an outage does not triple the traffic. */
export const BUDGET = 10
/** Keys of a look-up that travel in one request (C08). */
export const PAGE_KEYS = 20
