import { VISITOR_CART, type SessionCarrier } from '@hearth/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { visitorCookie } from '#kernel/sessions/session-cookie'
import { hashToken, isToken } from '#kernel/sessions/token'

/** The header that carries a visitor's token in shells that keep no cookies. */
export const VISITOR_HEADER = 'x-hearth-visitor'

/** The token of a visitor's cart, as a request carries it. What belongs to it is the cart's to know. */
export interface VisitorToken {
  /** Its SHA-256; absent if the request has none. */
  hash?: string
  /** Whether the request carries it in a cookie, which a browser adds by itself. */
  byCookie: boolean
  /** Creates a new one, as a cookie or as a token in the reply. */
  give(token: string, kind: SessionCarrier): string | undefined
  /** Lets the cookie live its whole life from now on. */
  prolong(): void
  /** Takes the cookie away. */
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
