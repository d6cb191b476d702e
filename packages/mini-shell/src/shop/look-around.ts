import { badgeStore, profileStore, selectLoggedIn, userStore, type Shop } from '@hearth/state'

/**
 * Asks who the shop is, who is there and, of a shopper, how much is in the cart. A visitor has no cart: asking for it
 * would lead to the login.
 */
export async function lookAround(shop: Shop): Promise<void> {
  void shop.store(profileStore).getState().load()
  const user = shop.store(userStore)
  await user.getState().load()
  if (selectLoggedIn(user.getState())) await shop.store(badgeStore).getState().load()
}
