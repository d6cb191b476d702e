import { REPLY_CODE, VISITOR_LIMITS, type RateLimit } from '@hearth/domain'
import type { Context } from '#kernel/context'
import { countUp, type Counted } from '#kernel/limits/rate-counts'
import { ShopError } from '#kernel/shop-error'

const counted = (key: string, limit: RateLimit): Counted => ({ key, ...limit })

/**
 * Counts a new visitor's cart against the limits, before it is created. The limits of the network are checked first. If
 * one of them refuses, the limit of the whole shop is not counted, so that a single network cannot use it up.
 * @throws ShopError `loginNeeded` beyond the limits: the visitor can continue after a login
 */
export async function countVisitor({
  db,
  now,
  network,
  log,
  limited,
}: Pick<Context, 'db' | 'now' | 'network' | 'log' | 'limited'>): Promise<void> {
  if (!limited) return
  const networks = await countUp(
    db,
    [
      counted(`cart/near/${network.near}`, VISITOR_LIMITS.near),
      counted(`cart/wide/${network.wide}`, VISITOR_LIMITS.wide),
    ],
    now,
  )
  if (networks.some(({ count, max }) => count > max)) throw new ShopError(REPLY_CODE.loginNeeded)
  const [all] = await countUp(db, [counted('cart/all', VISITOR_LIMITS.all)], now)
  if (!all || all.count <= all.max) return
  if (all.count === all.max + 1)
    log.error({ event: 'visitor-carts-used-up', max: all.max }, 'visitors are asked to log in before they fill a cart')
  throw new ShopError(REPLY_CODE.loginNeeded)
}
