import ky from 'ky'
import { type Fetch, fetchTransport } from './fetch'
import type { Transport } from './transport'

/**
 * Sends with ky. The core does the retries, deadlines and errors, so that they are the same on every platform. It also
 * does the aborts, since the signal that ky makes does not survive a garbage collection on Node. A hook sends the
 * request, so that ky does not copy it for a repeat: the copy would take a third of ky's time. ky uses the hook's reply
 * only if it is a `Response` of the platform. Otherwise, as with the replies of other libraries, ky gets the same reply
 * from the `fetch` option.
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
