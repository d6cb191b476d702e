import type { Cart } from '@hearth/sdk/core'
import type { StoreContext } from '#shop/define-store'

/**
 * Where shells that keep no cookies keep the token of a visitor's cart; the others keep {@link IN_COOKIE} there as long
 * as there is one.
 */
export const VISITOR_KEY = 'hearth.visitor'

/** Says that a visitor's cart was begun here, whose token only the server can read. */
const IN_COOKIE = 'cookie'

/** Whether there is a cart to ask for: a shopper's, or one that was begun here. */
export const mayHaveCart = ({ ports, isLoggedIn }: Pick<StoreContext, 'ports' | 'isLoggedIn'>): boolean =>
  isLoggedIn() || ports.storage.get(VISITOR_KEY) !== undefined

/** Keeps the way to a visitor's cart that something was put into. */
export function keepVisitor({ ports, isLoggedIn }: StoreContext, { visitorToken }: Cart): void {
  const { platform, storage } = ports
  if (visitorToken) storage.set(VISITOR_KEY, visitorToken)
  else if (!isLoggedIn() && platform.session === 'cookie') storage.set(VISITOR_KEY, IN_COOKIE)
}
