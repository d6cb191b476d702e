import type { FastifyRequest } from 'fastify'

/** Name of the cookie in browsers over plain HTTP, which is for development. */
export const SESSION_COOKIE = 'hearth_session'
/**
 * Name of the cookie over https. Because of the prefix, a browser accepts the cookie only over https, for every path,
 * and from no other host of the domain.
 */
export const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`

/** The cookie that holds a visitor's token, over plain HTTP. */
const VISITOR_COOKIE = 'hearth_visitor'

/** The cookie that holds a token of a request, and how it is set. */
export interface TokenCookie {
  name: string
  options: { path: '/'; httpOnly: true; sameSite: 'lax'; secure: boolean }
}

type Asked = Pick<FastifyRequest, 'protocol'>

/**
 * Returns the session cookie of a request.
 * @param secure whether shoppers use https only, as the shop's origin says
 */
export const sessionCookie = (request: Asked, secure: boolean): TokenCookie =>
  tokenCookie(SESSION_COOKIE, request, secure)

/**
 * Returns the cookie of a request for the token of a visitor's cart.
 * @param secure whether shoppers use https only
 */
export const visitorCookie = (request: Asked, secure: boolean): TokenCookie =>
  tokenCookie(VISITOR_COOKIE, request, secure)

function tokenCookie(name: string, { protocol }: Asked, secure: boolean): TokenCookie {
  const isSecure = secure || protocol === 'https'
  return {
    name: isSecure ? `__Host-${name}` : name,
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure },
  }
}
