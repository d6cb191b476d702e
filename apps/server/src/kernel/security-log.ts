import { maskTelephone, REPLY_CODE, type ReplyCode } from '@hearth/domain'
import type { FastifyRequest } from 'fastify'
import { shopperOf } from '#kernel/asked'
import { networkOf } from '#kernel/network-of'
import type { ShopError } from '#kernel/shop-error'

/** Refusals that an owner who looks for an attack wants to find, by their `event` in the log. */
const EVENTS: Partial<Record<ReplyCode, string>> = {
  [REPLY_CODE.tooMany]: 'rate-limited',
  [REPLY_CODE.wrongCode]: 'login-refused',
  [REPLY_CODE.challengeNeeded]: 'challenge-needed',
}

/**
 * Logs a refusal that may be part of an attack: who asked for what from where, never what was sent, and a telephone
 * with its middle hidden.
 */
export function logRefusal(request: FastifyRequest, { code, field }: ShopError): void {
  const shopper = shopperOf(request)
  const event = EVENTS[code] ?? eventOf(code, field, shopper)
  if (!event) return
  const telephone = (request.body as { telephone?: unknown } | null | undefined)?.telephone
  request.log.warn({
    event,
    call: request.routeOptions.config.call ?? request.routeOptions.url,
    network: networkOf(request.ip).near,
    ...(shopper ? { shopper } : {}),
    ...(typeof telephone === 'string' ? { telephone: maskTelephone(telephone) } : {}),
  })
}

function eventOf(code: ReplyCode, field: string | undefined, shopper: string | undefined): string | undefined {
  // What belongs to somebody else answers like what does not exist, so the log cannot tell the two apart either.
  if (code === REPLY_CODE.notFound && shopper) return 'not-found-or-not-theirs'
  if (code === REPLY_CODE.badInput && field === 'origin') return 'foreign-origin'
  if (code === REPLY_CODE.badInput && field === 'ak') return 'bad-signature'
  return undefined
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The line of the catalogue, such as `cart.read`. */
    call?: string
  }
}
