import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeptReads } from '#kernel/kept-reads'
import { SESSION_HEADER } from '#kernel/sessions'

/**
 * Whether a request is a visitor's plain read. Who carries a session or a signature goes through the app, which gives a
 * session that is half over its second half, and refuses a signature that does not fit.
 */
export const isPlainRead = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'GET' &&
  headers.cookie === undefined &&
  headers[SESSION_HEADER] === undefined &&
  headers['ak'] === undefined

/** What a reply is noted under: the app has found this host usable and this address well formed. */
export const addressOf = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string =>
  `${headers.host} ${headers['x-forwarded-host'] ?? ''} ${url}`

/**
 * Answers public reads out of memory before the app does, with the headers the app gave the same address; false when it
 * can't.
 */
export function resendRead(
  kept: KeptReads,
  clock: () => number,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (!isPlainRead(request)) return false
  const address = addressOf(request)
  const read = kept.peek(address)
  const headers = read?.sent.get(address)
  if (!read || !headers) return false
  const body = read.body(clock())
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
  return true
}
