import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeptReads } from '#kernel/reads/kept-reads'
import { SESSION_HEADER } from '#kernel/sessions/sessions'

/**
 * Whether a request is a visitor's plain read. Requests with a session or a signature go through the app, which renews
 * sessions and refuses wrong signatures.
 */
export const isPlainRead = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'GET' &&
  headers.cookie === undefined &&
  headers[SESSION_HEADER] === undefined &&
  headers['ak'] === undefined

/** The key of a reply, made of host and address. The app has accepted both if a reply is stored under it. */
export const addressOf = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string =>
  `${headers.host} ${headers['x-forwarded-host'] ?? ''} ${url}`

/**
 * Answers public reads from memory before the app does, with the headers the app gave the same address. Returns false
 * if there is no reply to send; then the app must answer.
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
