// Bundlers inline these values, as long as this file contains nothing else.

/** Ms: timeout of a call and all its repeats (K01). */
export const TIMEOUT = 20_000
/**
 * Ms, 23 days: the longest timeout of a call. Timers overflow at 2 ** 31 ms, and some timers wait a little longer than
 * the call.
 */
export const LONGEST_TIMEOUT = 2e9
/** Ms: timeout of one attempt of a call that can be repeated. */
export const LONGEST_ATTEMPT = 10_000
/** Ms: the longest `Retry-After` that a call waits for. */
export const LONGEST_WAIT = 5_000
/** Ms that a caller waits beyond the deadline of a request that another call began. */
export const GRACE = 100
/** Ms that a call waits for an anti-fraud id (K01, C04). */
export const LONGEST_ANTI_FRAUD = 2_000
/** Bytes that a reply may have unless `maxBytes` is set. */
export const LONGEST_BODY = 16_777_216
/** Number of times that one call is repeated at most. */
export const REPEATS = 2
/**
 * Repeats that all calls of a client may make together. Each successful call adds a part of a repeat, up to this
 * number. The limit keeps an outage from tripling the traffic.
 */
export const BUDGET = 10
/** Number of keys in one look-up request at most (C08). */
export const PAGE_KEYS = 20
