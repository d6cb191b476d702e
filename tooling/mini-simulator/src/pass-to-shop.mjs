import { request as ask } from 'node:http'
import { request as askSecurely } from 'node:https'

/** Request headers that a phone does not send, or that are valid for one connection only. */
const NOT_ASKED = ['host', 'connection', 'origin', 'referer', 'accept-encoding']

/** Response headers that forbid a page to be in a frame: here, a frame in the phone stands for a separate view. */
const NOT_ANSWERED = [
  'content-security-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'strict-transport-security',
  'connection',
]

/** @param {import('node:http').IncomingHttpHeaders} headers @param {string[]} left */
const without = (headers, left) => Object.fromEntries(Object.entries(headers).filter(([name]) => !left.includes(name)))

/**
 * Forwards requests to the shop's server, so that the browser uses only one origin. Requests of the app carry no
 * cookies; requests of a web-view's frame do.
 * @param {string} apiBase
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function passToShop(apiBase) {
  const { protocol, origin } = new URL(apiBase)
  const send = protocol === 'https:' ? askSecurely : ask
  return (request, response) => {
    const headers = without(request.headers, NOT_ASKED)
    if (request.headers.origin) headers.origin = origin
    if (request.headers['sec-fetch-mode'] === 'cors') delete headers.origin
    const onward = send(new URL(request.url ?? '/', apiBase), { method: request.method, headers }, (answer) => {
      const answered = without(answer.headers, NOT_ANSWERED)
      if (typeof answered.location === 'string' && answered.location.startsWith(origin))
        answered.location = answered.location.slice(origin.length) || '/'
      response.writeHead(answer.statusCode ?? 502, /** @type {any} */ (answered))
      answer.pipe(response)
    })
    onward.on('error', (error) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(`The shop at ${apiBase} did not answer: ${error.message}`)
    })
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  }
}
