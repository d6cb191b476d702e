import type { Transport } from '@hearth/sdk/core'

/**
 * Sends with the browser's own fetch, to the page's own origin. The SDK's core brings retries, deadlines and errors; on
 * a page whose first load is counted in single kilobytes nothing else is needed beside it. `@hearth/sdk/fetch` reads
 * bodies piece by piece, because Node can lose an abort and a foreign server can send without end: a browser does not
 * lose one, and the shop's own server does not.
 */
export const fetchTransport: Transport = ({ url, method, headers, body, credentials, redirect, onAbort }) => {
  const controller = new AbortController()
  onAbort(() => controller.abort())
  return fetch(url, {
    method,
    headers,
    body,
    credentials: credentials ? 'same-origin' : 'omit',
    redirect,
    signal: controller.signal,
  })
}
