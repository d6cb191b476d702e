import { profileStore, userStore, type Shop } from '@hearth/state'

/** Loads the shop's profile, the shopper, and then the number of pieces in the cart. */
export async function loadShopAndShopper(shop: Shop): Promise<void> {
  void shop.store(profileStore).getState().load()
  await shop.store(userStore).getState().load()
}
