import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import type { Area } from '#kernel/area'
import type { IsInternal } from '#kernel/requests/internal-networks'
import type { KeptReads } from '#kernel/reads/kept-reads'
import type { Turns } from '#kernel/limits/turns'
import type { Shop } from '#shop/shop'

/** What `createApp` needs. */
export interface AppParts {
  shop: Shop
  areas: readonly Area[]
  logger?: FastifyServerOptions['logger']
  /** Proxies whose forwarded headers are trusted; none when absent. See `trustedProxies`. */
  trustProxy?: string
  /** Recognises requests from the company's networks; none when absent. */
  isInternal?: IsInternal
  /** Public origin, such as `https://shop.example`; taken from each request when absent. */
  origin?: string
  /** `false` turns rate limits off, for tests that send more requests than a shopper would. */
  rateLimits?: false
  /** Schedules the database work of callers; when absent, all work runs at once. See `createTurns`. */
  turns?: Turns
  /** Maximum number of login codes that the whole shop sends within an hour; the domain's number when absent. */
  codesPerHour?: number
  /**
   * Checks every reply against the interface of its call. A reply that differs fails in tests, and is logged in
   * development.
   */
  checkReplies?: 'fail' | 'tell'
  /** Secrets by access key, for requests that are signed; see `createSignatures`. */
  signingKeys?: ReadonlyMap<string, string>
  /** Whether shoppers use https only; browsers are told to stay on it. */
  secure?: boolean
  /** Cache of public reads; without it each reply is made anew. */
  keptReads?: KeptReads
  /** Receives each request before the app does; returns true if it has answered the request. */
  before?: (request: IncomingMessage, response: ServerResponse) => boolean
}
