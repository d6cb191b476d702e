import type { Transport } from '@hearth/sdk/core'

/**
 * Sends with the browser's own fetch. The SDK's core brings retries, deadlines and errors; on a page whose first load
 * is counted in single kilobytes nothing else is needed beside it.
 */
export const fetchTransport: Transport = ({ url, method, headers, body, credentials, onAbort }) => {
  const controller = new AbortController()
  onAbort(() => controller.abort())
  // A write that is sent on might be done twice.
  const redirect = method === 'GET' ? 'follow' : 'manual'
  return fetch(url, { method, headers, body, credentials: credentials ? 'same-origin' : 'omit', redirect, signal: controller.signal })
}
