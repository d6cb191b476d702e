import type { CallList } from '#kernel/call-list'

/**
 * Lines that look after their idempotency key themselves: `once` is only a part of what they do, since a cashier is
 * asked, or a sold-out sku refused, outside its transaction; or since the key is taken by a statement that does more.
 */
export const KEYED_BY_THEMSELVES: CallList = { cart: ['change'], checkout: ['placeOrder'], orders: ['pay'] }

/** Lines whose answers are never kept: one that begins a session holds what only its first reader may have. */
export const NEVER_KEPT: CallList = { passport: '*' }
