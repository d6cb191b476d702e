import { appStore } from '#app/app-store'
import type { StoreContext } from '#shop/define-store'

const CALL = 'products.subscribeArrival'

/**
 * Subscribes the shopper to the arrival of a sku, and shows which telephone the SMS will go to. If the server requires
 * a login, the shopper is subscribed after it.
 * @throws ApiError if the call fails; a toast has shown the failure
 */
export async function awaitArrival(
  { api, ports, store, underWay }: StoreContext,
  skuNo: string,
  idempotencyKey: string = ports.newId(),
): Promise<void> {
  underWay[CALL] = { name: 'arrival.subscribe', params: { skuNo } }
  try {
    const { telephone } = await api.products.subscribeArrival({ skuNo }, { idempotencyKey })
    store(appStore).getState().showToast(`到货后会发短信到 ${telephone}`)
  } finally {
    delete underWay[CALL]
  }
}
