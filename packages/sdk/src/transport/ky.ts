import ky from 'ky'
import { type Fetch, fetchTransport } from './fetch'
import type { Transport } from './transport'

/**
 * Sends with ky. The core does the retries, deadlines and errors, so that they are the same on every platform. It also
 * does the aborts, since the signal that ky makes does not survive a garbage collection on Node. ky gets only the URL,
 * and a hook sends the request: ky then makes no copy of the request for a repeat, which would take a third of its
 * time. If the reply is not a `Response` of the platform, as with other libraries, ky takes it from the `fetch` option.
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
