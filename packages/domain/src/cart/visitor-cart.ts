import type { RateLimit } from '#login/login-limits'
import { DAY } from '#time/day'

/**
 * `lifetime`: ms for which a visitor's cart is kept after its last use. `lines`: maximum number of lines of a visitor's
 * cart.
 */
export const VISITOR_CART = { lifetime: 30 * DAY, lines: 50 } as const

/**
 * Limits on the carts that visitors create: from one network (see `LOGIN_LIMITS`), and in the whole shop. The limits
 * protect the database. Beyond a limit, a visitor is asked to log in first.
 */
export const VISITOR_LIMITS = {
  near: { max: 1000, window: DAY },
  wide: { max: 5000, window: DAY },
  all: { max: 100_000, window: DAY },
} as const satisfies Record<string, RateLimit>
