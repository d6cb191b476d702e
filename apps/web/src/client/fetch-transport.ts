import type { Transport } from '@hearth/sdk/core'

/**
 * Sends with the browser's own fetch to the page's own origin. The SDK's core does retries, deadlines and errors;
 * nothing else is needed here, and every kilobyte of a first load counts. `@hearth/sdk/fetch` reads bodies piece by
 * piece, because Node can lose an abort and a foreign server can send without end: a browser loses none, and the shop's
 * own server ends its replies.
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
