import type { Cart } from '@hearth/sdk/core'
import type { StoreContext } from '#shop/define-store'

/**
 * Storage key of a visitor's cart token in shells without cookies. Others store a marker there once a product was added
 * to a cart, since only the server can read the cookie.
 */
export const VISITOR_KEY = 'hearth.visitor'

/** Keeps the way to a visitor's cart that something was put into. */
export function keepVisitor({ platform, storage }: StoreContext['ports'], { visitorToken }: Cart): void {
  const kept = visitorToken || (platform.session === 'cookie' && 'cookie')
  if (kept) storage.set(VISITOR_KEY, kept)
}
