import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeptReads } from '#kernel/kept-reads'
import { SESSION_HEADER } from '#kernel/sessions'

/**
 * Whether a request is a visitor's plain read. Who carries a session or a signature goes through the app, which gives a session
 * that is half over its second half, and refuses a signature that does not fit.
 */
export const isPlainRead = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'GET' && headers.cookie === undefined && headers[SESSION_HEADER] === undefined && headers['ak'] === undefined

/** Answers public reads out of memory before the app does, with the headers the app gave the same address; false when it can't. */
export function resendRead(kept: KeptReads, clock: () => number, request: IncomingMessage, response: ServerResponse): boolean {
  if (!isPlainRead(request)) return false
  const url = request.url ?? ''
  const read = kept.peek(url)
  const headers = read?.sent.get(url)
  if (!read || !headers) return false
  const body = read.body(clock())
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
  return true
}
