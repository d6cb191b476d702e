import type { SessionCarrier } from '@hearth/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { Network } from '#kernel/network-of'
import type { VisitorToken } from '#kernel/visitor-token'
import type { Shop } from '#shop/shop'
import type { UnitOfWork } from '#shop/unit-of-work'

/** What a handler knows beside its payload: the shop, one moment for everything the request decides, and who asks. */
export interface Context extends UnitOfWork, Pick<Shop, 'ports' | 'secret' | 'payments'> {
  /** Id of the shopper; absent for a visitor. */
  shopper?: string
  /**
   * Id of the shopper.
   * @throws ShopError `loginNeeded` for a visitor (P01).
   */
  needShopper(): string
  log: FastifyBaseLogger
  /** Origin shoppers see, such as `https://shop.example`: as `PUBLIC_ORIGIN` says, else as the request does. */
  origin: string
  /** Whether the request came in enterprise mode (P03). */
  enterprise: boolean
  /** Key under which the first answer is kept; see `once`. */
  idempotencyKey?: string
  /** Says on the reply that it is an earlier answer given again; see `once`. */
  replayed(): void
  /** Where the request came from. */
  network: Network
  /** What the program that asks says of itself; empty where it says nothing. */
  userAgent: string
  /** Whether it came from inside the company's networks (P04). */
  internal: boolean
  /** Whether limits on login codes hold; `RATE_LIMIT=off` lifts them. */
  limited: boolean
  /** Most login codes of the whole shop within an hour. */
  codesPerHour: number
  /** The login this request came with, and how to begin or end one. */
  session: SessionControl
  /** The token of a visitor's cart. */
  visitor: VisitorToken
}

/** Begins and ends logins. */
export interface SessionControl {
  /** What its shopper calls this session by; absent for a visitor. */
  id?: string
  /** Begins a session, as a cookie or as the token answered; the one of this request ends. */
  begin(shopper: string, kind: SessionCarrier): Promise<string | undefined>
  /**
   * Ends the session of this request; nothing for a visitor.
   * @throws ShopError `badInput` when a foreign page may have made the browser send it
   */
  end(): Promise<void>
}
