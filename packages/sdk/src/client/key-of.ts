import type { Wishes } from './options'
import type { Payload } from './payload'
import type { Prepared } from './prepare'

/**
 * The key of a request with its caller's options: address with payload and token, headers with session and visitor,
 * body. Reads with the same key may share a reply. Time, signature and anti-fraud id are not included, nor what
 * `onRequest` adds.
 */
export const keyOf = (...told: [request: Prepared, wishes: Wishes, payload: Payload]): string => JSON.stringify(told)
