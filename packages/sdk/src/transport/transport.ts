/** A request that the core passes to a transport, complete and ready to be sent. */
export interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Absolute URL, or a path if the transport knows the host. */
  url: string
  headers: Readonly<Record<string, string>>
  /** JSON or a form, as text; the bytes of a file. */
  body?: string | ArrayBuffer
  /** Whether the request carries cookies. */
  credentials: boolean
  /**
   * Whether redirects may be followed. A write does not follow them, because it might be carried out twice, and neither
   * does a request with secrets.
   */
  redirect: 'follow' | 'manual'
  /** Ms until the core ends the request; a transport may use it to free resources. */
  timeout: number
  /**
   * Bytes of the longest body that is read. If a body is longer, a transport stops reading and rejects with
   * `too-large`.
   */
  maxBytes: number
  /** Registers a function that the core calls when it ends the request. */
  onAbort(stop: () => void): void
}

/** Why there is no reply. If a transport rejects with any other value, it counts as `network`. */
export interface TransportFailure {
  /** A `redirect` is not repeated. It counts as `network` if the platform does not report redirects. */
  kind: 'network' | 'timeout' | 'too-large' | 'redirect'
  /** The error of the platform. */
  cause?: object | string
}

/**
 * A reply: the part of fetch's `Response` that the client reads, so that a `Response` can be returned as it is. Any
 * status is a reply; a transport rejects, with a `TransportFailure`, only if there is none.
 */
export interface TransportReply {
  status: number
  /** Returns a header of the reply. The client passes the name of the header in lower case. */
  headers: { get(name: string): string | null | undefined }
  text(): Promise<string>
}

/** Sends a request. */
export type Transport = (request: TransportRequest) => Promise<TransportReply>
