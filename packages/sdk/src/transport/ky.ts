import ky from 'ky'
import type { Transport } from './transport'

/** Sends with ky. Retries and deadlines are the core's, so that they are the same on every platform. */
export const kyTransport: Transport = async ({ url, method, headers, body, credentials, onAbort }) => {
  const controller = new AbortController()
  onAbort(() => controller.abort())
  const response = await ky(url, {
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
  return { status: response.status, header: (name) => response.headers.get(name) ?? undefined, text: () => response.text() }
}
