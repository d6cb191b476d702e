import { appStore } from '#app/app-store'
import type { StoreContext } from '#shop/define-store'

const CALL = 'products.subscribeArrival'

/**
 * Has the shopper told when a sku can be bought again, and says where the SMS goes. Where the server wants a login
 * first, it goes on after that.
 * @throws ApiError of which a toast has told
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
