import { maskTelephone, REPLY_CODE, type ReplyCode } from '@hearth/domain'
import type { FastifyRequest } from 'fastify'
import { shopperOf } from '#kernel/sessions/asked'
import { networkOf } from '#kernel/requests/network-of'
import type { ShopError } from '#kernel/shop-error'

/** The names in the log (`event`) of refusals that may be part of an attack, by reply code. */
const EVENTS: Partial<Record<ReplyCode, string>> = {
  [REPLY_CODE.tooMany]: 'rate-limited',
  [REPLY_CODE.wrongCode]: 'login-refused',
  [REPLY_CODE.challengeNeeded]: 'challenge-needed',
}

/**
 * Logs a refusal that may be part of an attack: who requested what from where, never the payload, and a masked
 * telephone.
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
  // Something that belongs to another shopper is answered like something unknown, so the log cannot distinguish the
  // two.
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
