import type { SessionCarrier } from '@hearth/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { Network } from '#kernel/requests/network-of'
import type { VisitorToken } from '#kernel/sessions/visitor-token'
import type { Shop } from '#shop/shop'
import type { UnitOfWork } from '#shop/unit-of-work'

/** What a handler knows besides its payload: the shop, one moment for all decisions of the request, and the caller. */
export interface Context extends UnitOfWork, Pick<Shop, 'ports' | 'secret' | 'payments'> {
  /** Id of the shopper; absent for a visitor. */
  shopper?: string
  /**
   * Id of the shopper.
   * @throws ShopError `loginNeeded` for a visitor (P01).
   */
  needShopper(): string
  log: FastifyBaseLogger
  /** Public origin, such as `https://shop.example`: `PUBLIC_ORIGIN`, or else the request's. */
  origin: string
  /** Whether the request came in enterprise mode (P03). */
  enterprise: boolean
  /** Key under which the first answer is stored; see `once`. */
  idempotencyKey?: string
  /** Marks the reply as a repeated earlier answer; see `once`. */
  replayed(): void
  /** Where the request came from. */
  network: Network
  /** The client's own description, such as its user agent; empty if it has none. */
  userAgent: string
  /** Whether the request came from inside the company's networks (P04). */
  internal: boolean
  /** Whether limits on login codes apply; `RATE_LIMIT=off` disables them. */
  limited: boolean
  /** Maximum number of login codes that the whole shop sends within an hour. */
  codesPerHour: number
  /** The login this request came with, and how to begin or end one. */
  session: SessionControl
  /** The token of a visitor's cart. */
  visitor: VisitorToken
}

/** Begins and ends logins. */
export interface SessionControl {
  /** The id by which the shopper's list of logins names this session; absent for a visitor. */
  id?: string
  /** Begins a session, as a cookie or as a token in the reply; the request's own session ends. */
  begin(shopper: string, kind: SessionCarrier): Promise<string | undefined>
  /**
   * Ends the request's session, if it has one, and removes the cookie of the visitor's cart.
   * @throws ShopError `badInput` when a foreign page may have made the browser send it
   */
  end(): Promise<void>
}
