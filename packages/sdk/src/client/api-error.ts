import type { CodeClass } from '@hearth/domain'
import type { ErrorCode } from './error-code'
import type { Json } from './payload'

/** Facts about a failure. */
export interface ErrorFacts {
  /**
   * The code of the reply's envelope, as text. A failure without an envelope has `ECONNABORTED`, `ERR_NETWORK`,
   * `ERR_HTTP`, `ERR_TOO_LARGE`, `ERR_ABORTED` or `ERR_PAYLOAD`. `ERROR_CODE` has a name for each.
   */
  code: ErrorCode
  /** Name of the call, such as `cart.read`. */
  call: string
  /** The meaning of the envelope's code (X01). */
  kind?: CodeClass
  /** Text for the shopper, in Chinese; empty if there is none. */
  text?: string
  /** HTTP status, if there was a reply; 0 for a redirect that a browser did not follow. */
  status?: number
  /** `x-request-id` of the reply, if it has one. The server's log contains it. */
  requestId?: string
  /** The first 500 characters of a body that is not the shop's envelope. */
  body?: string
  /** The error of the transport, or of a function of the options. */
  cause?: object | string
  /** Whether the same call may succeed if it is repeated a little later. */
  retryable?: boolean
  /**
   * Whether the code is an expected answer of the shop rather than a failure (X01). The screen shows it; it raises no
   * toast.
   */
  businessResult?: boolean
  /**
   * Whether a write may have been carried out: the shop's answer never came, or it said that the server failed. Query
   * the result instead of repeating the write. Has no meaning for reads.
   */
  unknown?: boolean
  /** The field of the payload that was refused. */
  field?: string
  /** Ms that the server asked the client to wait. */
  retryAfter?: number
  /** Data sent with the refusal; for a merged look-up, the items of the successful requests (C08). */
  data?: Json
}

/** Fields of every error of the client. */
type Known = Error & Readonly<ErrorFacts & { text: string }>

/**
 * The error of a call. Every rejection of the client is an `ApiError`. Texts of the server are cut to 500 characters
 * (X03).
 */
export class ApiError extends (Error as { new (message: string): object } as new (
  message: string,
  facts: ErrorFacts,
) => Known) {
  constructor(message: string, facts: ErrorFacts) {
    // The `Error` of a platform that supports `cause` takes the cause from `facts`, and loggers then print it.
    super(message, facts)
    Object.assign(this, { name: 'ApiError', text: '' }, facts)
  }
}

/** The shop answered with a code other than 0, or with `success: false`. */
export class BusinessError extends ApiError {}

/**
 * The reply is not the shop's envelope, or has code 0 with a status of 300 or more: 'Request failed with status code N'
 * (X02). Also the error of a reply that is longer than `maxBytes`.
 */
export class HttpError extends ApiError {}

/** There is no reply: 'Network Error' (X02). */
export class NetworkError extends ApiError {}

/**
 * There is no reply in time: 'timeout of {n}ms exceeded' (X02). The result of an order or a payment is then unknown:
 * query it instead of sending it again.
 */
export class TimeoutError extends ApiError {}

/** The caller aborted the call. */
export class AbortError extends ApiError {}

/**
 * The payload does not match the call's line in the catalogue or cannot be serialised, the host is not configured, or a
 * function of the options threw an exception; nothing was sent.
 */
export class PayloadError extends ApiError {}
