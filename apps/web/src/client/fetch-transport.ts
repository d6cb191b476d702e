import type { Transport } from '@hearth/sdk/core'

/**
 * Sends requests with the browser's fetch to the page's own origin. The SDK's core handles retries, deadlines and
 * errors. The SDK's own transport, `@hearth/sdk/fetch`, would enlarge the first load. It reads replies piece by piece,
 * so that an abort ends the reading in Node too, and so that endless replies are cut. A browser needs neither: it ends
 * the reading on every abort, and the shop's own server sends no endless replies.
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
