import type { RateLimit } from '#login/login-limits'
import { DAY } from '#time/day'

/** Ms for which a visitor's cart is kept after its last use, and its most lines. */
export const VISITOR_CART = { lifetime: 30 * DAY, lines: 50 } as const

/**
 * Most carts that visitors may begin, to protect the database: from one network (see `LOGIN_LIMITS`), and in the whole
 * shop. Beyond that a visitor is asked to log in, which costs a shopper one step and no product.
 */
export const VISITOR_LIMITS = {
  near: { max: 1000, window: DAY },
  wide: { max: 5000, window: DAY },
  all: { max: 100_000, window: DAY },
} as const satisfies Record<string, RateLimit>
