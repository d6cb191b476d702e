import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import type { Area } from '#kernel/area'
import type { IsInternal } from '#kernel/internal-networks'
import type { KeptReads } from '#kernel/kept-reads'
import type { Turns } from '#kernel/turns'
import type { Shop } from '#shop/shop'

/** What the app is made of. */
export interface AppParts {
  shop: Shop
  areas: readonly Area[]
  logger?: FastifyServerOptions['logger']
  /** Proxies whose forwarded headers hold; none when absent. See `trustedProxies`. */
  trustProxy?: string
  /** Tells who is inside the company's networks; nobody when absent. */
  isInternal?: IsInternal
  /** Origin shoppers see, such as `https://shop.example`; as each request says when absent. */
  origin?: string
  /** `false` for tests that ask more often than a shopper would. */
  rateLimits?: false
  /** Whose turn it is at the database; all at once when absent. */
  turns?: Turns
  /** Most login codes of the whole shop within an hour; the domain's number when absent. */
  codesPerHour?: number
  /**
   * Checks every reply against its interface; one that differs fails (tests), or is told of in the log (development).
   */
  checkReplies?: 'fail' | 'tell'
  /** Secrets by access key, for requests that are signed; see `createSignatures`. */
  signingKeys?: ReadonlyMap<string, string>
  /** Whether shoppers come by https alone; browsers are told to keep to it. */
  secure?: boolean
  /** Keeps replies of public reads; each is made anew when absent. */
  keptReads?: KeptReads
  /** Sees each request before the app does; true when it answered. */
  before?: (request: IncomingMessage, response: ServerResponse) => boolean
}
