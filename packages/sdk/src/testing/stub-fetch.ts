import type { Transport, TransportFailure, TransportRequest } from '../transport/transport'

/** A `fetch` function, with the types that clients of the shop use. */
export type StubFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/**
 * Makes a `fetch` function that sends over a transport. Like `fetch`, it rejects with a `TypeError` if there is no
 * reply.
 */
export const stubFetch =
  (transport: Transport): StubFetch =>
  async (input, init = {}) => {
    const { url, method, headers, body } = await requestOf(input, init)
    try {
      const reply = await transport({
        method: method.toUpperCase() as TransportRequest['method'],
        url,
        headers: namedValues(headers),
        body: isText(headers) ? new TextDecoder().decode(body) : body.byteLength > 0 ? body : undefined,
        credentials: false,
        redirect: 'manual',
        timeout: 20_000,
        maxBytes: Infinity,
        onAbort() {},
      })
      return new Response(await reply.text(), {
        status: reply.status,
        headers: { 'content-type': reply.headers.get('content-type') ?? 'application/json' },
      })
    } catch (why) {
      throw new TypeError(`fetch failed: ${(why as TransportFailure).kind ?? String(why)}`, { cause: why })
    }
  }

/** Returns the request of a call of `fetch`; `init` takes precedence over a `Request`. */
async function requestOf(
  input: string | URL | Request,
  init: RequestInit,
): Promise<{ url: string; method: string; headers: Headers; body: ArrayBuffer }> {
  if (input instanceof Request) {
    const request = new Request(input, init)
    return { url: request.url, method: request.method, headers: request.headers, body: await request.arrayBuffer() }
  }
  // A `Response` reads the body and sets the content type that suits it, as a `Request` would. A `Request` cannot be
  // used here, because it requires an absolute URL.
  const sent = new Response(init.body, { headers: init.headers })
  return { url: String(input), method: init.method ?? 'GET', headers: sent.headers, body: await sent.arrayBuffer() }
}

/** Whether a body is text. The body of a file has no content type, or the type of bytes or of a picture. */
const isText = (headers: Headers): boolean => /json|form|text/.test(headers.get('content-type') ?? '')

function namedValues(headers: Headers): Record<string, string> {
  const values: Record<string, string> = {}
  headers.forEach((value, name) => void (values[name] = value))
  return values
}
