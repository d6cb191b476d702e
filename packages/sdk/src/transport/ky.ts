import ky from 'ky'
import { type Fetch, fetchTransport } from './fetch'
import type { Transport } from './transport'

/**
 * Sends with ky. Retries, deadlines and errors are the core's, so that they are the same on every platform, and so is the abort: what ky
 * makes of a signal does not outlive a garbage collection on Node. ky is told no more than the address, and calls `fetch` with the rest.
 */
export const kyTransport = (send?: Fetch): Transport =>
  fetchTransport((url, init) => ky(url, { fetch: () => (send ?? fetch)(url, init) as Promise<Response>, retry: 0, timeout: false, throwHttpErrors: false }))
