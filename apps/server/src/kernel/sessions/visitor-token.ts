import { VISITOR_CART, type SessionCarrier } from '@hearth/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { visitorCookie } from '#kernel/sessions/session-cookie'
import { hashToken, isToken } from '#kernel/sessions/token'

/** The header that carries a visitor's token in shells that keep no cookies. */
export const VISITOR_HEADER = 'x-hearth-visitor'

/**
 * The token of a visitor's cart, as a request carries it. The area of carts finds the cart that belongs to the token.
 */
export interface VisitorToken {
  /** The SHA-256 of the token; absent if the request has no token. */
  hash?: string
  /** Whether the request carries the token in a cookie, which a browser adds by itself. */
  byCookie: boolean
  /** Sets a new token as a cookie, or returns it as a token for the reply. */
  give(token: string, kind: SessionCarrier): string | undefined
  /** Renews the cookie for its whole lifetime. */
  prolong(): void
  /** Removes the cookie. */
  clear(): void
}

/** Reads a visitor's token, from the header of shells without cookies, else from the cookie. */
export function readVisitorToken(request: FastifyRequest, reply: FastifyReply, secure: boolean): VisitorToken {
  const header = request.headers[VISITOR_HEADER]
  const { name, options } = visitorCookie(request, secure)
  const cookie = request.cookies[name]
  const byHeader = typeof header === 'string' && header !== ''
  const token = byHeader ? header : cookie
  const setCookie = (value: string) =>
    reply.setCookie(name, value, { ...options, maxAge: Math.floor(VISITOR_CART.lifetime / 1000) })
  return {
    hash: token !== undefined && isToken(token) ? hashToken(token) : undefined,
    byCookie: !byHeader && cookie !== undefined,
    give(fresh, kind) {
      if (kind === 'token') return fresh
      setCookie(fresh)
      return undefined
    },
    prolong() {
      if (!byHeader && cookie !== undefined) setCookie(cookie)
    },
    clear() {
      if (cookie !== undefined) reply.clearCookie(name, options)
    },
  }
}
