/** What the core hands to a transport: everything is decided, it only has to travel. */
export interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Absolute, or a path where the transport knows the host. */
  url: string
  headers: Readonly<Record<string, string>>
  /** JSON text. */
  body?: string
  /** Whether cookies go along. */
  credentials: boolean
  /** Ms until the core gives up; a transport may use it to free resources. */
  timeout: number
  /** Registers what to do when the core gives up; returns nothing. */
  onAbort(stop: () => void): void
}

/** Why there is no reply; anything else that a transport rejects with counts as `network`. */
export interface TransportFailure {
  kind: 'network' | 'timeout'
}

/**
 * What came back: as much of fetch's `Response` as is needed, so that one is a reply as it stands. Any status is a reply; only a request
 * without one rejects, with a `TransportFailure`.
 */
export interface TransportReply {
  status: number
  /** Names are asked for in lower case. */
  headers: { get(name: string): string | null | undefined }
  text(): Promise<string>
}

/** How requests travel. */
export type Transport = (request: TransportRequest) => Promise<TransportReply>
