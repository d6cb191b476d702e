import { REPLY_CODE, type RateLimit } from '@hearth/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '#kernel/network-of'
import { ShopError } from '#kernel/shop-error'

/** How often a call may be asked: by one shopper, and from one near network, which many shoppers may share. */
interface CallLimits {
  shopper?: RateLimit
  network: RateLimit
}

const MINUTE = 60_000
const aMinute = (max: number): RateLimit => ({ max, window: MINUTE })
const writing: CallLimits = { shopper: aMinute(60), network: aMinute(600) }

/**
 * Limits in the memory of each process, far above what shoppers do with their hands: they keep one asker from keeping
 * the database busy. Login codes have limits in the database besides, see `LOGIN_LIMITS`.
 */
export const RATE_LIMITS: Readonly<Record<string, CallLimits>> = {
  'passport.challenge': { network: aMinute(120) },
  'passport.sendCode': { network: aMinute(120) },
  'passport.login': { network: aMinute(240) },
  'passport.endSession': writing,
  'cart.change': { shopper: aMinute(240), network: aMinute(2400) },
  'checkout.placeOrder': { shopper: aMinute(30), network: aMinute(600) },
  'orders.pay': { shopper: aMinute(30), network: aMinute(600) },
  'orders.cancel': writing,
  'orders.confirm': writing,
  'address.add': writing,
  'address.change': writing,
  'address.remove': writing,
  'address.makeDefault': writing,
}

/** Refuses a request that comes too often, once it is known whose it is. */
export type CheckRate = (request: FastifyRequest, shopper: string | undefined) => Promise<void>

/** Makes the check of a call; nothing for one without limits. */
export function createRateCheck(app: FastifyInstance, call: string): CheckRate | undefined {
  const limits = RATE_LIMITS[call]
  if (!limits) return undefined
  const shoppers = new WeakMap<FastifyRequest, string>()
  const limiter = ({ max, window }: RateLimit, keyGenerator: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: window, keyGenerator })
  const ofShopper = limits.shopper && limiter(limits.shopper, (request) => `${call} ${shoppers.get(request)}`)
  const ofNetwork = limiter(limits.network, ({ ip }) => `${call} ${networkOf(ip).near}`)
  return async (request, shopper) => {
    if (shopper !== undefined) shoppers.set(request, shopper)
    for (const count of [shopper === undefined ? undefined : ofShopper, ofNetwork]) {
      const state = await count?.(request)
      if (state && !state.isAllowed && state.isExceeded)
        throw new ShopError(REPLY_CODE.tooMany, undefined, undefined, Math.max(1, state.ttlInSeconds))
    }
  }
}
