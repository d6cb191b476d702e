import type { Wishes } from './options'
import type { Payload } from './payload'
import type { Prepared } from './prepare'

/**
 * Names everything a request is told, and what its caller wishes: address with payload and token, headers with session
 * and visitor, body. Reads of one key may share a reply. Its time, signature and anti-fraud id are not in it, nor what
 * `onRequest` adds.
 */
export const keyOf = (...told: [request: Prepared, wishes: Wishes, payload: Payload]): string => JSON.stringify(told)
