import { appStore } from '#app/app-store'
import { badgeStore } from '#cart/badge-store'
import { keepVisitor } from '#cart/visitor-key'
import type { StoreContext } from '#shop/define-store'

const CALL = 'cart.change'

/**
 * Adds pieces of a sku to the cart of a shopper or visitor, and shows a confirmation. If the server requires a login,
 * the pieces are added after it.
 * @throws ApiError if the call fails; a toast has shown the failure
 */
export async function addToCart(
  context: StoreContext,
  skuNo: string,
  quantity: number,
  idempotencyKey?: string,
): Promise<void> {
  const { api, ports, store, underWay } = context
  const items = [{ skuNo, itemQuantity: quantity }]
  underWay[CALL] = { name: 'cart.add', params: { skuNo, quantity } }
  try {
    const cart = await api.cart.change({ operation: 'add', items, visitor: ports.platform.session }, { idempotencyKey })
    keepVisitor(ports, cart)
    store(badgeStore).getState().take(cart)
    ports.record?.({ event: 'cart-add', skuNo, quantity })
    store(appStore).getState().showToast('已加入购物车')
  } finally {
    delete underWay[CALL]
  }
}
