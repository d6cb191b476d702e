import type { ChannelId, PlatformId } from '@hearth/domain'
import type { Transport, TransportReply, TransportRequest } from '../transport/transport'
import type { ApiEvent } from './api-event'
import type { ErrorCode } from './error-code'
import type { Flags } from './line'

/** Hosts other than the shop's own (C06). */
export interface Hosts {
  /** Host of calls with `host: 'edge'`, the specification's pure API. These calls carry no cookies. */
  edge?: string
  /** Host of calls with `host: 'api'`; the shop's own host when absent. */
  api?: string
  /** Whole URL that returns the user of the host app (`user.getBridgeUser`). */
  bridge?: string
  /** Whole URL that returns trace ids (`tracking.getTrace`). */
  trace?: string
  /** Whole URL that receives the log (`tracking.collect`). */
  collect?: string
}

/** Options of a client of the shop. */
export interface ApiOptions {
  /** Origin of the shop, such as `https://shop.example`, perhaps with a path; empty in a browser on that origin. */
  baseUrl: string
  /** The channel that is sent with every payload (C01). Enterprise mode always uses channel 2. */
  channelId: ChannelId
  /** The platform that is sent with every payload (C01); a mini-program uses `PLATFORM_ID.app` (7). */
  platformId: PlatformId
  /**
   * Enterprise mode: adds `enterprise=1` to every payload and uses channel 2 (P03). A function is called once for each
   * call, for shells that learn the shopper's mode only from `user.info`.
   */
  enterprise?: boolean | (() => boolean)
  /**
   * Name of an environment other than production. It is put before hosts (`https://test.shop.example`) and sent as
   * `x-hearth-environment` (C05, C06).
   */
  environment?: string
  hosts?: Hosts
  /** Headers of every request to the shop's hosts. The client's own headers override them. */
  headers?: Readonly<Record<string, string>>
  /**
   * Returns the session, for shells without cookies. It is sent as `x-hearth-session` to the shop's hosts only, and not
   * to the edge host. It is read once for each call, like `visitor` and `dutok`, so that all attempts of a call are
   * sent for the same caller.
   */
  session?: () => string | undefined
  /**
   * Returns the token of a visitor's cart (`Cart.visitorToken`), for shells without cookies. It is sent as
   * `x-hearth-visitor` to the same hosts as the session.
   */
  visitor?: () => string | undefined
  /**
   * Called with each event that concerns the whole shop: toasts, login, the error page, the server's time. An exception
   * is written to the console.
   */
  onEvent?: (event: ApiEvent) => void
  /**
   * Called with each attempt before it is signed and sent, and may add headers. Reads that share a request share these
   * headers too, so the caller's identity must be in `session`, `visitor`, `dutok` or `headers`. An exception ends the
   * call with a `PayloadError`.
   */
  onRequest?: (request: SentRequest) => void | Promise<void>
  /** Called with the status and the headers of each reply. An exception is written to the console. */
  onReply?: (reply: SeenReply, request: SentRequest) => void
  /**
   * Called with each call that has ended, for a log: `debug: console.debug`. It gets no payload, header or token. It is
   * called once for all callers that share a request. An exception is written to the console.
   */
  debug?: (call: EndedCall) => void
  /** Adds the time of each attempt as `timestamp` to the query (C03). */
  timestamp?: boolean
  /** Returns an access token, which is added as `dutok` to the query (C03). */
  dutok?: () => string | undefined
  /**
   * Signs each attempt. The result is sent as the header `ak`, to the shop's hosts only (C03). `createSigner` makes
   * such a function.
   */
  sign?: Sign
  /** Returns the anti-fraud id that some calls send as `antiFraudId`. A call waits for it at most 2000 ms (C04). */
  antiFraud?: () => Promise<string>
  /** Returns whether the device is online; if it returns false, calls fail at once. */
  online?: () => boolean
  /**
   * Ms: timeout of a call and all its retries, at most 2000000000; 20000 when absent (K01). A value that is not above 0
   * ends the call at once.
   */
  timeout?: number
  /** Bytes of the longest reply that is read; 16 MB when absent. */
  maxBytes?: number
  /**
   * Whether equal concurrent reads share one request; true when absent. Set it to false if a request may not wait for
   * another one, as in Cloudflare Workers; `@hearth/sdk` sets it there by itself.
   */
  share?: boolean
  /** Returns epoch ms, for times that are sent or reported; `Date.now` when absent. Deadlines do not use it. */
  clock?: () => number
  /** Returns a number from 0 to 1, for the waits before retries; `Math.random` when absent. */
  random?: () => number
}

/** A request as `onRequest` and `onReply` see it. */
export interface SentRequest extends Pick<TransportRequest, 'method' | 'url' | 'body'> {
  /** Name of the call, such as `cart.read`. */
  readonly call: string
  /** Headers by their names in lower case. */
  readonly headers: Record<string, string>
}

/** A call as `debug` sees it. */
export interface EndedCall {
  readonly method: TransportRequest['method']
  /** Path of the call's line, with the names of its parameters instead of their values: `/api/orders/{orderId}/v1`. */
  readonly path: string
  /** Ms from the call to its end, with all repeats. */
  readonly ms: number
  /** `0` for a success, else the error's code. */
  readonly code: ErrorCode
}

/** A reply as `onReply` sees it. */
export type SeenReply = Pick<TransportReply, 'status' | 'headers'>

/** The parts of a request that are signed. The body of an upload is its bytes. */
export type Signable = Pick<TransportRequest, 'method' | 'url' | 'body'>

/**
 * Returns the `ak` header of a request (C03); `now` is epoch ms. If there is no result, the request is sent unsigned.
 */
export type Sign = (request: Signable, now: number) => string | undefined | Promise<string | undefined>

/** Options of a client, with the transport that sends its requests. */
export interface CoreApiOptions extends ApiOptions {
  transport: Transport
}

/**
 * The part of an `AbortSignal` that the client uses. Mini-programs have no `AbortSignal` and may pass an object of
 * their own.
 */
export interface Signal {
  readonly aborted: boolean
  /** The reason of the abort; it becomes the `cause` of the `AbortError`. */
  readonly reason?: object | string
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** Options of one call. */
export interface CallOptions {
  /** Aborts the wait of this caller. Other callers of the same request keep waiting. */
  signal?: Signal
  /** Makes a POST safe to repeat; the server answers a repeat with its first answer. */
  idempotencyKey?: string
  /** `false` raises no toast if the call fails, because the caller informs the shopper itself. */
  toast?: false
  /** Ms: timeout of the call and all its retries. */
  timeout?: number
  /**
   * Headers of this call. They override the `headers` of the client; headers that the client sets itself override both.
   */
  headers?: Readonly<Record<string, string>>
  /** Ms: maximum age of an earlier reply of the same GET that is returned instead of a new one. */
  maxAge?: number
  /** The host that the call is sent to, if it is not the shop's own (C06). */
  host?: 'edge' | 'api'
  /** Sends the body as a form (C07); some lines of the catalogue set this option. */
  encode?: true
  /**
   * Marks refusals of this call as expected: they reject the call and raise no toast (C07); some lines of the catalogue
   * set this option.
   */
  special?: true
  /** Sends the anti-fraud id (C04, C07); some lines of the catalogue set this option. */
  antiFraud?: true
}

/** The options of a line and of its caller together; the caller's options take precedence. */
export type Wishes = Readonly<
  Omit<Flags, keyof CallOptions> & {
    [Name in Exclude<keyof CallOptions, 'signal' | 'timeout' | 'maxAge' | 'headers'>]?: CallOptions[Name] | string
  }
> &
  Pick<CallOptions, 'maxAge' | 'headers'> & {
    /** Ms: timeout of the call and all its repeats. */
    timeout: number
    /** Name of the call, such as `cart.read`. */
    call: string
    /** An error created where the call was made: its stack names the importer's functions. */
    at: Error
  }
