import { profileStore, userStore, type Shop } from '@hearth/state'

/** Loads the profile of the shop, the shopper and, once they are known, the number of pieces in their cart. */
export async function loadShopAndShopper(shop: Shop): Promise<void> {
  void shop.store(profileStore).getState().load()
  await shop.store(userStore).getState().load()
}
