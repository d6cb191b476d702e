import type { ChannelId, DeviceId, PlatformId } from '@hearth/domain'
import type { Transport, TransportReply, TransportRequest } from '../transport/transport'
import type { ApiEvent } from './api-event'
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
  /** Travel with every payload (C01). Enterprise mode always uses channel 2. */
  channelId: ChannelId
  platformId: PlatformId | DeviceId
  /**
   * Enterprise mode: adds `enterprise=1` to every payload and uses channel 2 (P03). A function is asked once for each
   * call, for shells that learn only from `user.info` who the shopper is.
   */
  enterprise?: boolean | (() => boolean)
  /**
   * Outside production: the environment's name, put before hosts (`https://test.shop.example`) and sent as
   * `x-hearth-environment` (C05, C06).
   */
  environment?: string
  hosts?: Hosts
  /** Headers of every request to the shop's hosts. What the client sets itself wins. */
  headers?: Readonly<Record<string, string>>
  /**
   * Session of shells without cookies; sent as `x-hearth-session` to the shop's hosts alone, and not to the edge host.
   * Asked once for each call, as `visitor` and `dutok` are: a call goes out, and is repeated, for whoever made it.
   */
  session?: () => string | undefined
  /**
   * Token of a visitor's cart in shells without cookies (`Cart.visitorToken`); sent as `x-hearth-visitor` where the
   * session would be.
   */
  visitor?: () => string | undefined
  /**
   * Told what concerns the whole shop: toasts, login, the error page, the server's time. What it throws is written to
   * the console.
   */
  onEvent?: (event: ApiEvent) => void
  /**
   * Sees each attempt before it is signed and sent, and may add headers. Reads that share a request share those headers
   * too: who asks is for `session`, `visitor`, `dutok` and `headers` to say. What it throws ends the call in a
   * `PayloadError`.
   */
  onRequest?: (request: SentRequest) => void | Promise<void>
  /** Sees the status and the headers of each reply. What it throws is written to the console. */
  onReply?: (reply: SeenReply, request: SentRequest) => void
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
   * Whether equal reads under way are one request; true when absent. Say false where one request may not wait for what
   * another began, as in Cloudflare Workers; there `@hearth/sdk` does so by itself.
   */
  share?: boolean
  /** Epoch ms, for times that are sent and told; `Date.now` when absent. Deadlines don't go by it. */
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

/** A reply as `onReply` sees it. */
export type SeenReply = Pick<TransportReply, 'status' | 'headers'>

/** What of a request is signed. */
export type Signable = Pick<TransportRequest, 'method' | 'url' | 'body'>

/** Makes the `ak` header of a request (C03); `now` is epoch ms. Without a value it travels unsigned. */
export type Sign = (request: Signable, now: number) => string | undefined | Promise<string | undefined>

/** The same, with the transport that sends requests. */
export interface CoreApiOptions extends ApiOptions {
  transport: Transport
}

/** What is asked of an AbortSignal; mini-programs have none, and may hand in their own. */
export interface Signal {
  readonly aborted: boolean
  /** Why it was aborted: the `cause` of the `AbortError`. */
  readonly reason?: object | string
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** What one caller wants of one call. */
export interface CallOptions {
  /** Calls this wait off; other callers of the same request keep theirs. */
  signal?: Signal
  /** Makes a POST safe to repeat; the server gives the first answer again. */
  idempotencyKey?: string
  /** `false`: the caller tells the shopper itself. */
  toast?: false
  /** Ms for the call with all its retries. */
  timeout?: number
  /** Headers of this call alone. What the client sets itself wins. */
  headers?: Readonly<Record<string, string>>
  /** Ms for which an earlier reply of the same GET will do. */
  maxAge?: number
  /** Which host (C06). */
  host?: 'edge' | 'api'
  /** The body travels as a form (C07); some lines say so themselves. */
  encode?: true
  /**
   * Refusals are expected: the caller alone is told of them, no toast is raised (C07); some lines say so themselves.
   */
  special?: true
  /** Carries the anti-fraud id (C04, C07); some lines say so themselves. */
  antiFraud?: true
}

/** What a line and a caller want of a call, together; where both say something, the caller's wish counts. */
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
    /** Where the call was made: its stack names the functions of the importer. */
    at: Error
  }
