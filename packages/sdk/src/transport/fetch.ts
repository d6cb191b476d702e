import type { Transport, TransportRequest } from './transport'

/** How a request is asked for; an `AbortSignal` goes along as `signal`. */
export interface FetchInit extends Pick<TransportRequest, 'method' | 'body' | 'redirect'> {
  headers: Record<string, string>
  credentials: 'include' | 'same-origin' | 'omit'
}

/** What of a `Response` is read. */
export interface FetchReply {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  readonly body: {
    getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array }>; cancel(): Promise<void> }
  } | null
  text(): Promise<string>
}

/** `fetch`, or what behaves like it. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchReply>

/**
 * Sends with `fetch`, or a compatible function. It reads the body itself, so that an abort always ends it, even if Node
 * has garbage-collected the signal, and so does a body past `maxBytes`.
 * @param send the platform's own `fetch` when absent
 * @param cookies which requests to the shop carry cookies
 */
export const fetchTransport =
  (send: Fetch = (url, init) => fetch(url, init), cookies: 'include' | 'same-origin' = 'include'): Transport =>
  async ({ url, method, headers, body, redirect, credentials, maxBytes, onAbort }) => {
    const controller = new AbortController()
    onAbort(() => controller.abort())
    const init = {
      method,
      headers: { ...headers },
      body,
      redirect,
      credentials: credentials ? cookies : 'omit',
      signal: controller.signal,
    } as const
    let reply: FetchReply
    try {
      reply = await send(url, init)
    } catch (why) {
      // Node says so in its cause, others in the message; Chromium and Firefox don't tell.
      const { message, cause } = (why ?? {}) as Partial<Error>
      throw /redirect/i.test(message + (cause as Error)?.message) ? { kind: 'redirect', cause: why } : why
    }
    return {
      status: reply.status,
      headers: reply.headers,
      async text() {
        const reader = reply.body?.getReader()
        // Some platforms have no streams, some replies no body.
        if (!reader) return reply.text()
        const cancel = () => void reader.cancel().catch(() => {})
        onAbort(cancel)
        const decoder = new TextDecoder()
        let text = ''
        let left = maxBytes
        for (;;) {
          const { done, value } = await reader.read()
          text += decoder.decode(value, { stream: !done })
          if (done) return text
          left -= value!.length
          if (left < 0) {
            cancel()
            throw { kind: 'too-large' }
          }
        }
      },
    }
  }
