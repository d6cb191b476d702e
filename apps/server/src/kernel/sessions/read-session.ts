import { REPLY_CODE } from '@hearth/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseTrouble } from '#database/database-trouble'
import type { AppParts } from '#kernel/app-parts'
import type { SessionControl } from '#kernel/context'
import { describeDevice } from '#kernel/sessions/describe-device'
import { isRead } from '#kernel/requests/is-read'
import { networkOf } from '#kernel/requests/network-of'
import { isProvedSameOrigin, isSameOrigin } from '#kernel/requests/same-origin'
import { sessionCookie } from '#kernel/sessions/session-cookie'
import { isDue, SESSION_HEADER, SESSION_LIFETIME, type Sessions } from '#kernel/sessions/sessions'
import { ShopError } from '#kernel/shop-error'
import { readVisitorToken, type VisitorToken } from '#kernel/sessions/visitor-token'

/** The caller, and control of the session. */
export interface ReadSession {
  shopper?: string
  control: SessionControl
  visitor: VisitorToken
  /** Whether the request carried an ended session. */
  ended: boolean
  /** Removes the cookie of an ended session. The browser's next requests are then a visitor's. */
  forget(): void
}

interface SessionParts extends Pick<AppParts, 'shop' | 'origin' | 'secure'> {
  sessions: Sessions
}

/** Data about the requested address. */
interface AskedAddress {
  /** Whether a GET of the address changes something. */
  changes?: boolean
}

const refusedOrigin = () => new ShopError(REPLY_CODE.badInput, '请求来源不正确', 'origin')

/**
 * Reads the caller, from the header of shells without cookies, or else from the cookie. A session past half its life is
 * renewed.
 * @param address what was asked; a GET of it changes nothing when absent
 * @throws ShopError `badInput` for a write that a foreign page may have made the browser send. Writes with a cookie
 *   are checked, since a browser adds the cookie by itself. So are forms, since a browser accepts the cookie of a login
 *   that a form asked for. JSON without a cookie is not checked: the CORS preflight stops it from other origins, and
 *   mini-programs send it with `cross-site`. A GET that changes something must prove that it comes from a page of the
 *   shop: a foreign page can make a browser send one with the cookie and without any `Origin`.
 */
export async function readSession(
  { sessions, shop: { db }, origin, secure = false }: SessionParts,
  request: FastifyRequest,
  reply: FastifyReply,
  now: number,
  { changes = false }: AskedAddress = {},
): Promise<ReadSession> {
  const header = request.headers[SESSION_HEADER]
  const { name, options } = sessionCookie(request, secure)
  const cookie = request.cookies[name]
  const visitor = readVisitorToken(request, reply, secure)
  const byHeader = typeof header === 'string' && header !== ''
  const token = byHeader ? header : cookie
  const byCookie = !byHeader && (cookie !== undefined || visitor.byCookie)
  if (isRead(request)) {
    if (changes && byCookie && !isProvedSameOrigin(request, origin)) throw refusedOrigin()
  } else {
    const forgeable = byCookie || (!byHeader && !isJson(request))
    if (forgeable && !isSameOrigin(request, origin)) throw refusedOrigin()
  }
  const setCookie = (begun: string, lifetime: number) =>
    reply.setCookie(name, begun, { ...options, maxAge: Math.floor(lifetime / 1000) })

  const session = token ? await sessions.find(db, token, now) : undefined
  if (token && session && isDue(session, now)) {
    const until = await sessions.prolong(db, token, now).catch(notNow)
    if (until !== undefined && !byHeader) setCookie(token, until - now)
  }
  return {
    shopper: session?.shopper,
    visitor,
    ended: token !== undefined && token !== '' && !session,
    forget() {
      if (cookie !== undefined) reply.clearCookie(name, options)
    },
    control: {
      id: session?.id,
      async begin(shopper, kind) {
        // The old session ends: somebody who knew the old token, or planted it in this browser, cannot use the new
        // login.
        if (token) await sessions.end(db, token)
        const device = describeDevice(request.headers['user-agent'])
        const { near, wide } = networkOf(request.ip)
        const begun = await sessions.begin(db, { shopper, device, network: wide }, now)
        request.log.info({ event: 'login', shopper, device, network: near })
        if (kind === 'token') return begun
        setCookie(begun, SESSION_LIFETIME)
        return undefined
      },
      async end() {
        // A foreign page may send a browser to the logout address, which must not log anybody out.
        if (!byHeader && cookie !== undefined && !isProvedSameOrigin(request, origin)) throw refusedOrigin()
        if (token) await sessions.end(db, token)
        if (session)
          request.log.info({ event: 'logout', shopper: session.shopper, network: networkOf(request.ip).near })
        if (cookie !== undefined) reply.clearCookie(name, options)
        // The cookie of the cart is removed too, so that the next user of this device finds an empty cart.
        visitor.clear()
      },
    },
  }
}

/**
 * A session that cannot be renewed now is renewed by a later request: reading must work while the database refuses
 * writes.
 */
function notNow(error: Error): undefined {
  if (isDatabaseTrouble(error)) return undefined
  throw error
}

const isJson = ({ headers }: FastifyRequest): boolean => /^application\/json\b/i.test(headers['content-type'] ?? '')
