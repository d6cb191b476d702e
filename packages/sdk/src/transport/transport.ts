/** What the core hands to a transport: everything is decided, it only has to be sent. */
export interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Absolute, or a path where the transport knows the host. */
  url: string
  headers: Readonly<Record<string, string>>
  /** JSON or a form, as text; a file as its bytes. */
  body?: string | ArrayBuffer
  /** Whether cookies go along. */
  credentials: boolean
  /**
   * Whether redirects may be followed: not by a write, which might be done twice, nor by a request that carries
   * secrets.
   */
  redirect: 'follow' | 'manual'
  /** Ms until the core gives up; a transport may use it to free resources. */
  timeout: number
  /** The longest body that is read; past it a transport rejects with `too-large`, and stops reading. */
  maxBytes: number
  /** Registers what to do when the core gives up; returns nothing. */
  onAbort(stop: () => void): void
}

/** Why there is no reply; anything else that a transport rejects with counts as `network`. */
export interface TransportFailure {
  /** A `redirect` is not tried again; it counts as `network` where a platform does not tell. */
  kind: 'network' | 'timeout' | 'too-large' | 'redirect'
  /** What the platform said. */
  cause?: object | string
}

/**
 * A reply: the part of fetch's `Response` that is needed, so that a `Response` can be used as it is. Any status is a
 * reply; only a request without one rejects, with a `TransportFailure`.
 */
export interface TransportReply {
  status: number
  /** Names are asked for in lower case. */
  headers: { get(name: string): string | null | undefined }
  text(): Promise<string>
}

/** How requests are sent. */
export type Transport = (request: TransportRequest) => Promise<TransportReply>
