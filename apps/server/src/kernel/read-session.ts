import { REPLY_CODE } from '@hearth/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseTrouble } from '#database/database-trouble'
import type { AppParts } from '#kernel/app'
import type { SessionControl } from '#kernel/context'
import { isRead } from '#kernel/is-read'
import { isSameOrigin } from '#kernel/same-origin'
import { SESSION_COOKIE, SESSION_HEADER, SESSION_LIFETIME, type Sessions } from '#kernel/sessions'
import { ShopError } from '#kernel/shop-error'

/** Who asks, and control of the login. */
export interface ReadSession {
  shopper?: string
  control: SessionControl
}

interface SessionParts extends Pick<AppParts, 'db' | 'origin'> {
  sessions: Sessions
}

/**
 * Reads who asks, from the header of shells without cookies, else from the cookie. One that is half over is given again.
 * @throws ShopError `badInput` for a write of a foreign page: a browser adds the cookie by itself, and takes the one a login
 * answers to a form. JSON without either is nobody's trick: a browser asks before it sends that to a shop it is not on, and
 * the windows of mini-programs say `cross-site` of themselves.
 */
export async function readSession({ sessions, db, origin }: SessionParts, request: FastifyRequest, reply: FastifyReply, now: number): Promise<ReadSession> {
  const header = request.headers[SESSION_HEADER]
  const cookie = request.cookies[SESSION_COOKIE]
  const byHeader = typeof header === 'string' && header !== ''
  const token = byHeader ? header : cookie
  const forgeable = !byHeader && !isRead(request) && (cookie !== undefined || !isJson(request))
  if (forgeable && !isSameOrigin(request, origin)) throw new ShopError(REPLY_CODE.badInput, '请求来源不正确')
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
  const setCookie = (begun: string) => reply.setCookie(SESSION_COOKIE, begun, { ...cookieOptions, maxAge: SESSION_LIFETIME / 1000 })

  const session = token ? await sessions.find(db, token, now) : undefined
  if (token && session && session.expiresAt - now < SESSION_LIFETIME / 2 && (await sessions.prolong(db, token, now).catch(notNow)) && !byHeader) setCookie(token)
  return {
    shopper: session?.shopper,
    control: {
      async begin(id, kind) {
        const begun = await sessions.begin(db, id, now)
        if (kind === 'token') return begun
        setCookie(begun)
        return undefined
      },
      async end() {
        // A foreign page may lead a browser to the logout address; that must not log anybody out.
        if (!byHeader && !isSameOrigin(request, origin)) return
        if (token) await sessions.end(db, token)
        if (cookie !== undefined) reply.clearCookie(SESSION_COOKIE, cookieOptions)
      },
    },
  }
}

/** A session that cannot be prolonged now is prolonged by a later request: a database that takes no writes must not keep anybody from reading. */
function notNow(error: Error): false {
  if (isDatabaseTrouble(error)) return false
  throw error
}

const isJson = ({ headers }: FastifyRequest): boolean => /^application\/json\b/i.test(headers['content-type'] ?? '')
