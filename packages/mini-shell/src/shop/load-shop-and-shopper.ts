import { profileStore, userStore, type Shop } from '@hearth/state'

/**
 * Asks who the shop is, who is there and, once that is known, how much is in their cart.
 */
export async function lookAround(shop: Shop): Promise<void> {
  void shop.store(profileStore).getState().load()
  await shop.store(userStore).getState().load()
}
