import type { Transport, TransportRequest } from './transport'

/** The parameters of a request. An `AbortSignal` is added as `signal`. */
export interface FetchInit extends Pick<TransportRequest, 'method' | 'body' | 'redirect'> {
  headers: Record<string, string>
  credentials: 'include' | 'same-origin' | 'omit'
}

/** The parts of a `Response` that are read. */
export interface FetchReply {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  readonly body: {
    getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array }>; cancel(): Promise<void> }
  } | null
  text(): Promise<string>
}

/** `fetch`, or a function that behaves like it. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchReply>

/**
 * Sends with `fetch`, or with a compatible function. It reads the body itself, so that an abort always ends the
 * reading, even if Node has garbage-collected the signal, and so that a body beyond `maxBytes` is not read further.
 * @param send sends the requests; the platform's own `fetch` when absent
 * @param cookies the requests to the shop that carry cookies: all, or only those of the same origin
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
      // Node names the refused redirect in the cause, other platforms in the message; Chromium and Firefox do not name
      // it.
      const { message, cause } = (why ?? {}) as Partial<Error>
      throw /redirect/i.test(message + (cause as Error)?.message) ? { kind: 'redirect', cause: why } : why
    }
    return {
      status: reply.status,
      headers: reply.headers,
      async text() {
        const reader = reply.body?.getReader()
        // Some platforms have no streams, and some replies have no body.
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
