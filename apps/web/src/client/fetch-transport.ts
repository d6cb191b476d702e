import type { Transport } from '@hearth/sdk/core'

/**
 * Sends requests with the browser's fetch to the page's own origin. The SDK's core handles retries, deadlines and
 * errors. `@hearth/sdk/fetch` is not used, since it would enlarge the first load. That transport reads replies piece by
 * piece, which a browser does not need: a browser handles every abort, and the shop's own server ends its replies.
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
