import type { FastifyRequest } from 'fastify'

/** Name of the cookie in browsers over plain HTTP, which is for development. */
export const SESSION_COOKIE = 'hearth_session'
/**
 * Its name over https: with this prefix a browser takes it from https alone, for every path, and from no other host of
 * the domain.
 */
export const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`

/** The cookie that holds the session of a request, and how it is set. */
export interface SessionCookie {
  name: string
  options: { path: '/'; httpOnly: true; sameSite: 'lax'; secure: boolean }
}

/** @param secure whether shoppers come by https alone, as the shop's origin says */
export function sessionCookie({ protocol }: Pick<FastifyRequest, 'protocol'>, secure: boolean): SessionCookie {
  const isSecure = secure || protocol === 'https'
  return {
    name: isSecure ? SECURE_SESSION_COOKIE : SESSION_COOKIE,
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure },
  }
}
