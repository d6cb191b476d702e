import type { StoreContext } from '#shop/define-store'

/**
 * Lets the shopper pick a picture and uploads it. Returns its address; undefined if none was picked.
 * @throws Error with a message for the shopper
 */
export async function sendPicture({ api, ports }: Pick<StoreContext, 'api' | 'ports'>): Promise<string | undefined> {
  const picture = await ports.pickPicture?.()
  return picture && (await api.afterSale.sendPicture({ picture }, { toast: false })).url
}
