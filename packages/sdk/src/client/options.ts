import type { ChannelId, PlatformId } from '@hearth/domain'
import type { Transport, TransportReply, TransportRequest } from '../transport/transport'
import type { ApiEvent } from './api-event'
import type { ErrorCode } from './error-code'
import type { Flags } from './line'

/** Hosts beside the shop's own (C06). */
export interface Hosts {
  /** For calls marked pure API: no cookies travel there. */
  edge?: string
  /** For calls marked API. */
  api?: string
  /** Whole address of the app bridge's user info. */
  bridge?: string
  /** Whole address that gives trace ids. */
  trace?: string
  /** Whole address that collects the log. */
  collect?: string
}

/** How a client of the shop is set up. */
export interface ApiOptions {
  /** Origin of the shop, such as `https://shop.example`, perhaps with a path; empty in a browser on that origin. */
  baseUrl: string
  /** Sent with every payload (C01). Enterprise mode always uses channel 2. */
  channelId: ChannelId
  /** Sent with every payload (C01): `PLATFORM_ID.app` (7) of a mini-program. */
  platformId: PlatformId
  /**
   * Enterprise mode: adds `enterprise=1` to every payload and uses channel 2 (P03). A function is called once for each
   * call, for shells that only learn from `user.info` who the shopper is.
   */
  enterprise?: boolean | (() => boolean)
  /**
   * Outside production: the environment's name, put before hosts (`https://test.shop.example`) and sent as
   * `x-hearth-environment` (C05, C06).
   */
  environment?: string
  hosts?: Hosts
  /** Headers of every request to the shop's hosts. The client's own headers override them. */
  headers?: Readonly<Record<string, string>>
  /**
   * Session of shells without cookies; sent as `x-hearth-session` to the shop's hosts only, and not to the edge host.
   * Read once for each call, like `visitor` and `dutok`: a call is sent, and repeated, for whoever made it.
   */
  session?: () => string | undefined
  /**
   * Token of a visitor's cart in shells without cookies (`Cart.visitorToken`); sent as `x-hearth-visitor` if there is
   * no session.
   */
  visitor?: () => string | undefined
  /**
   * Called with what concerns the whole shop: toasts, login, the error page, the server's time. An exception is written
   * to the console.
   */
  onEvent?: (event: ApiEvent) => void
  /**
   * Called with each attempt before it is signed and sent, and may add headers. Reads that share a request share these
   * headers too: the caller's identity belongs in `session`, `visitor`, `dutok` and `headers`. An exception ends the
   * call with a `PayloadError`.
   */
  onRequest?: (request: SentRequest) => void | Promise<void>
  /** Called with the status and the headers of each reply. An exception is written to the console. */
  onReply?: (reply: SeenReply, request: SentRequest) => void
  /**
   * Called with each call that has ended, for a log: `debug: console.debug`. It gets no payload, header or token.
   * Callers that share a request share its line. An exception is written to the console.
   */
  debug?: (call: EndedCall) => void
  /** Adds the time of each attempt as `timestamp` to the query (C03). */
  timestamp?: boolean
  /** Access token, added as `dutok` to the query (C03). */
  dutok?: () => string | undefined
  /**
   * Signs each attempt; what it gives travels as the header `ak` to the shop's hosts alone (C03). `createSigner` makes
   * one.
   */
  sign?: Sign
  /** Gives the anti-fraud id that some calls carry as `antiFraudId`; waited for at most 2000 ms (C04). */
  antiFraud?: () => Promise<string>
  /** Whether the device is online; when it says no, calls fail at once. */
  online?: () => boolean
  /**
   * Ms for a call with all its retries, at most 2000000000; 20000 when absent (K01). One that is not above 0 ends the
   * call at once.
   */
  timeout?: number
  /** The longest reply that is read, in bytes; 16 MB when absent. */
  maxBytes?: number
  /**
   * Whether equal concurrent reads share one request; true when absent. Set it to false where a request may not wait
   * for another's, as in Cloudflare Workers; there `@hearth/sdk` does so by itself.
   */
  share?: boolean
  /** Epoch ms, for times that are sent or reported; `Date.now` when absent. Deadlines do not use it. */
  clock?: () => number
  /** 0 to 1; `Math.random` when absent. */
  random?: () => number
}

/** A request as `onRequest` and `onReply` see it. */
export interface SentRequest extends Pick<TransportRequest, 'method' | 'url' | 'body'> {
  /** Which call, such as `cart.read`. */
  readonly call: string
  /** Names in lower case. */
  readonly headers: Record<string, string>
}

/** A call as `debug` sees it. */
export interface EndedCall {
  readonly method: TransportRequest['method']
  /** As its line says it, with the names of its parameters: `/api/orders/{orderId}/v1`. */
  readonly path: string
  /** Ms from the call to its end, with all repeats. */
  readonly ms: number
  /** `0`, or the error's code. */
  readonly code: ErrorCode
}

/** A reply as `onReply` sees it. */
export type SeenReply = Pick<TransportReply, 'status' | 'headers'>

/** What of a request is signed; the body of a file is its bytes. */
export type Signable = Pick<TransportRequest, 'method' | 'url' | 'body'>

/** Makes the `ak` header of a request (C03); `now` is epoch ms. Without a value it travels unsigned. */
export type Sign = (request: Signable, now: number) => string | undefined | Promise<string | undefined>

/** The same, with the transport that sends requests. */
export interface CoreApiOptions extends ApiOptions {
  transport: Transport
}

/** The part of an AbortSignal that is used; mini-programs have none, and may pass their own. */
export interface Signal {
  readonly aborted: boolean
  /** Why it was aborted: the `cause` of the `AbortError`. */
  readonly reason?: object | string
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** Options of one caller for one call. */
export interface CallOptions {
  /** Aborts this wait; other callers of the same request keep theirs. */
  signal?: Signal
  /** Makes a POST safe to repeat; the server returns the first answer again. */
  idempotencyKey?: string
  /** `false`: the caller informs the shopper itself. */
  toast?: false
  /** Ms for the call with all its retries. */
  timeout?: number
  /** Headers of this call alone. What the client sets itself wins. */
  headers?: Readonly<Record<string, string>>
  /** Most age of an earlier reply of the same GET that is acceptable, ms. */
  maxAge?: number
  /** Which host (C06). */
  host?: 'edge' | 'api'
  /** The body is sent as a form (C07); some lines say so themselves. */
  encode?: true
  /** Refusals are expected: only the caller is informed, no toast is raised (C07); some lines say so themselves. */
  special?: true
  /** Carries the anti-fraud id (C04, C07); some lines say so themselves. */
  antiFraud?: true
}

/** The options of a line and a caller together; the caller's take precedence. */
export type Wishes = Readonly<
  Omit<Flags, keyof CallOptions> & {
    [Name in Exclude<keyof CallOptions, 'signal' | 'timeout' | 'maxAge' | 'headers'>]?: CallOptions[Name] | string
  }
> &
  Pick<CallOptions, 'maxAge' | 'headers'> & {
    /** Ms for the call with all its repeats. */
    timeout: number
    /** Which call, such as `cart.read`. */
    call: string
    /** Where the call was made: its stack names the importer's functions. */
    at: Error
  }
