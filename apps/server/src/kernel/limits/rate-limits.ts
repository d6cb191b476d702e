import { REPLY_CODE, type RateLimit } from '@hearth/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallLimits } from '#kernel/area'
import { shopperOf } from '#kernel/sessions/asked'
import { networkOf } from '#kernel/requests/network-of'
import { ShopError } from '#kernel/shop-error'

/** Refuses a request beyond its limits. It runs once the caller is known. */
export type CheckRate = (request: FastifyRequest) => Promise<void>

/** Makes the function that checks the limits of the call that `call` names. */
export function createRateCheck(app: FastifyInstance, call: string, limits: CallLimits): CheckRate {
  const limiter = ({ max, window }: RateLimit, keyGenerator: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: window, keyGenerator })
  const ofShopper = limits.shopper && limiter(limits.shopper, (request) => `${call} ${shopperOf(request)}`)
  const ofNetwork = limiter(limits.network, ({ ip }) => `${call} ${networkOf(ip).near}`)
  return async (request) => {
    for (const count of [shopperOf(request) === undefined ? undefined : ofShopper, ofNetwork]) {
      const state = await count?.(request)
      if (state && !state.isAllowed && state.isExceeded)
        throw new ShopError(REPLY_CODE.tooMany, undefined, undefined, Math.max(1, state.ttlInSeconds))
    }
  }
}
