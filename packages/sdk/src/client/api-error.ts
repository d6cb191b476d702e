import type { CodeClass } from '@hearth/domain'
import type { ErrorCode } from './error-code'
import type { Json } from './payload'

/** What is known of a failure. */
export interface ErrorFacts {
  /**
   * The envelope's code as text; for failures of the way there `ECONNABORTED`, `ERR_NETWORK`, `ERR_HTTP`,
   * `ERR_TOO_LARGE`, `ERR_ABORTED` or `ERR_PAYLOAD`. Their names are in `ERROR_CODE`.
   */
  code: ErrorCode
  /** Which call, such as `cart.read`. */
  call: string
  /** What the envelope's code means (X01). */
  kind?: CodeClass
  /** What a shopper can read of it, in Chinese; empty when there is nothing for a shopper to read. */
  text?: string
  /** HTTP status, when there was a reply; 0 for a redirect that a browser did not follow. */
  status?: number
  /** The reply's `x-request-id`, when it had one: by this name the server's log knows the request. */
  requestId?: string
  /** What came instead of the shop's envelope, its first 500 characters. */
  body?: string
  /** What the transport or the function at fault threw. */
  cause?: object | string
  /** Whether the same call may well succeed a little later. */
  retryable?: boolean
  /** Whether the code is an answer of the shop rather than a failure (X01): shown by the screen, never toasted. */
  businessResult?: boolean
  /**
   * Whether a write may have been carried out although the shop's answer never came, or said that the server failed:
   * query the result instead of repeating it. Not meaningful for reads.
   */
  unknown?: boolean
  /** Which field of the payload was refused. */
  field?: string
  /** Ms the server asked to wait. */
  retryAfter?: number
  /** Data sent with the refusal; for a merged look-up, the items of the successful pages (C08). */
  data?: Json
}

/** What every error of the client has. */
type Known = Error & Readonly<ErrorFacts & { text: string }>

/**
 * Why a call has no reply. Every rejection of the client is one of these. Server texts are cut to 500 characters (X03).
 */
export class ApiError extends (Error as { new (message: string): object } as new (
  message: string,
  facts: ErrorFacts,
) => Known) {
  constructor(message: string, facts: ErrorFacts) {
    // Where the platform knows `cause`, it takes it from here, and loggers print it.
    super(message, facts)
    Object.assign(this, { name: 'ApiError', text: '' }, facts)
  }
}

/** The shop answered with a code other than 0, or with `success: false`. */
export class BusinessError extends ApiError {}

/** A reply that is not the shop's envelope: 'Request failed with status code N' (X02); or one past `maxBytes`. */
export class HttpError extends ApiError {}

/** No reply at all: 'Network Error' (X02). */
export class NetworkError extends ApiError {}

/**
 * No reply in time: 'timeout of {n}ms exceeded' (X02). For an order or a payment the result is then unknown: query it,
 * don't send again.
 */
export class TimeoutError extends ApiError {}

/** The caller aborted it. */
export class AbortError extends ApiError {}

/**
 * The payload does not match its line or cannot be serialised, the host is not configured, or a function of the options
 * threw; nothing was sent.
 */
export class PayloadError extends ApiError {}
