import ky from 'ky'
import type { Transport } from './transport'

/** Sends with ky. Retries and deadlines are the core's, so that they are the same on every platform. */
export const kyTransport: Transport = ({ url, method, headers, body, credentials, onAbort }) => {
  const controller = new AbortController()
  onAbort(() => controller.abort())
  return ky(url, {
    method,
    headers,
    body,
    credentials: credentials ? 'include' : 'omit',
    signal: controller.signal,
    // A write that is sent on might be done twice.
    redirect: method === 'GET' ? 'follow' : 'manual',
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
  })
}
