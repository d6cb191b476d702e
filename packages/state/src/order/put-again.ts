import type { OrderProduct } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { badgeStore } from '#cart/badge-store'
import type { StoreContext } from '#shop/define-store'

/** A product of an order to buy again. */
export type OrderedProduct = Pick<OrderProduct, 'skuNo' | 'itemQuantity' | 'gift'>

/** Adds the available products of an order to the cart, and shows the result. Returns whether any was added. */
export async function putAgain(
  { api, ports, store }: Pick<StoreContext, 'api' | 'ports' | 'store'>,
  products: readonly OrderedProduct[],
): Promise<boolean> {
  const pieces = new Map<string, number>()
  for (const { skuNo, itemQuantity, gift } of products)
    if (!gift) pieces.set(skuNo, (pieces.get(skuNo) ?? 0) + itemQuantity)
  let added = 0
  // Each product has its own call, so that an unavailable product does not fail the others.
  for (const [skuNo, itemQuantity] of pieces) {
    const cart = await api.cart
      .change(
        { operation: 'add', items: [{ skuNo, itemQuantity }], visitor: ports.platform.session },
        { idempotencyKey: ports.newId(), toast: false },
      )
      .catch(() => undefined)
    if (!cart) continue
    added += 1
    store(badgeStore).getState().take(cart)
  }
  const { showToast } = store(appStore).getState()
  if (added === 0) showToast('这些商品暂时无法购买')
  else if (added < pieces.size) showToast('部分商品暂时无法购买，其余已加入购物车')
  else showToast('已加入购物车')
  return added > 0
}
