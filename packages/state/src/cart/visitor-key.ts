import type { Cart } from '@hearth/sdk/core'
import type { StoreContext } from '#shop/define-store'

/**
 * Storage key of a visitor's cart token in shells without cookies. Shells with cookies store a marker there once a
 * product is in the cart, since only the server can read the cookie.
 */
export const VISITOR_KEY = 'hearth.visitor'

/** Stores the token of a visitor's cart, or the marker that the cart's token is in a cookie. */
export function keepVisitor({ platform, storage }: StoreContext['ports'], { visitorToken }: Cart): void {
  const kept = visitorToken || (platform.session === 'cookie' && 'cookie')
  if (kept) storage.set(VISITOR_KEY, kept)
}
