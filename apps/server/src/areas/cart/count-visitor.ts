import { REPLY_CODE, VISITOR_LIMITS, type RateLimit } from '@hearth/domain'
import type { Context } from '#kernel/context'
import { countUp, type Counted } from '#kernel/limits/rate-counts'
import { ShopError } from '#kernel/shop-error'

const counted = (key: string, limit: RateLimit): Counted => ({ key, ...limit })

/**
 * Counts a visitor's cart before it is created. Limits of networks come first, and if one refuses, the shop's limit is
 * not used up: one network cannot exhaust it.
 * @throws ShopError `loginNeeded` beyond the limits: such a visitor can go on by logging in
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
