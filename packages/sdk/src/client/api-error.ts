/** What is known of a failure. */
export interface ErrorFacts {
  code: string
  call: string
  status?: number
  retryable?: boolean
  businessResult?: boolean
  field?: string
  retryAfter?: number
}

/** Why a call did not give its reply. Every rejection of the client is one of these. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** The envelope's code as text; for failures of the way there `ECONNABORTED`, `ERR_NETWORK`, `ERR_HTTP`, `ERR_ABORTED` or `ERR_PAYLOAD`. */
  readonly code: string
  /** Which call, such as `cart.read`. */
  readonly call: string
  /** HTTP status, when there was a reply. */
  readonly status: number | undefined
  /** Whether the same call may well succeed a little later. */
  readonly retryable: boolean
  /** Whether the code is an answer of the shop rather than a failure (X01): shown by the screen, never toasted. */
  readonly businessResult: boolean
  /** Which field of the payload was refused. */
  readonly field: string | undefined
  /** Ms the server asked to wait. */
  readonly retryAfter: number | undefined

  constructor(message: string, facts: ErrorFacts) {
    super(message.slice(0, 500))
    this.code = facts.code
    this.call = facts.call
    this.status = facts.status
    this.retryable = !!facts.retryable
    this.businessResult = !!facts.businessResult
    this.field = facts.field
    this.retryAfter = facts.retryAfter
  }
}

/** The shop answered with a code other than 0, or with `success: false`. */
export class BusinessError extends ApiError {
  override name = 'BusinessError'
}

/** A reply that is not the shop's envelope: 'Request failed with status code N' (X02). */
export class HttpError extends ApiError {
  override name = 'HttpError'
}

/** No reply at all: 'Network Error' (X02). */
export class NetworkError extends ApiError {
  override name = 'NetworkError'
}

/** No reply in time: 'timeout of {n}ms exceeded' (X02). For an order or a payment this means 'unknown': ask, don't send again. */
export class TimeoutError extends ApiError {
  override name = 'TimeoutError'
}

/** The caller called it off. */
export class AbortError extends ApiError {
  override name = 'AbortError'
}

/** The error of a caller that called off `call`. */
export const aborted = (call: string): AbortError => new AbortError('aborted', { code: 'ERR_ABORTED', call })
