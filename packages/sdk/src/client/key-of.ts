import type { Wishes } from './options'
import type { Payload } from './payload'
import type { Prepared } from './prepare'

/**
 * Returns the key of a request: reads with the same key may share a reply. The key contains the URL with payload and
 * token, the headers with session and visitor, the body, and the caller's options. It does not contain the time, the
 * signature, the anti-fraud id and what `onRequest` adds.
 */
export const keyOf = (...told: [request: Prepared, wishes: Wishes, payload: Payload]): string => JSON.stringify(told)
