import ky from 'ky'
import { type Fetch, fetchTransport } from './fetch'
import type { Transport } from './transport'

/**
 * Sends with ky. Retries, deadlines and errors are the core's, so that they are the same on every platform, and so is
 * the abort: what ky makes of a signal does not outlive a garbage collection on Node. ky is told no more than the
 * address, and the rest is sent from a hook: ky copies no request for a repeat that way, which takes a third of its
 * time. A reply that is no `Response` of the platform, as other libraries give, ky takes from its `fetch`.
 */
export const kyTransport = (send: Fetch = (url, init) => fetch(url, init)): Transport =>
  fetchTransport((url, init) => {
    let reply: Promise<Response>
    return ky(url, {
      hooks: { beforeRequest: [() => (reply = send(url, init) as Promise<Response>)] },
      fetch: () => reply,
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
    })
  })
