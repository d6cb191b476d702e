import type { Transport, TransportFailure, TransportRequest } from '../transport/transport'

/** `fetch`, as far as clients of the shop use it. */
export type StubFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** Puts a transport behind the shape of `fetch`. Like `fetch`, it rejects with a `TypeError` when no reply comes. */
export const stubFetch =
  (transport: Transport): StubFetch =>
  async (input, init = {}) => {
    const { url, method, headers, body } = await requestOf(input, init)
    try {
      const reply = await transport({
        method: method.toUpperCase() as TransportRequest['method'],
        url,
        headers: namedValues(new Headers(headers)),
        body: body || undefined,
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

/** What is asked, whichever way `fetch` was called; `init` wins over a `Request`. */
async function requestOf(
  input: string | URL | Request,
  init: RequestInit,
): Promise<{ url: string; method: string; headers: HeadersInit | undefined; body: string }> {
  if (input instanceof Request) {
    const request = new Request(input, init)
    return { url: request.url, method: request.method, headers: request.headers, body: await request.text() }
  }
  return {
    url: String(input),
    method: init.method ?? 'GET',
    headers: init.headers,
    body: init.body == null ? '' : await new Response(init.body).text(),
  }
}

function namedValues(headers: Headers): Record<string, string> {
  const values: Record<string, string> = {}
  headers.forEach((value, name) => void (values[name] = value))
  return values
}
