import type { OrderProduct } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { badgeStore } from '#cart/badge-store'
import type { StoreContext } from '#shop/define-store'

/** What of a product of an order is bought again. */
export type OrderedProduct = Pick<OrderProduct, 'skuNo' | 'itemQuantity' | 'gift'>

/** Puts the products of an order into the cart, as far as they can still be had, and says so. Whether any is in. */
export async function putAgain(
  { api, ports, store }: Pick<StoreContext, 'api' | 'ports' | 'store'>,
  products: readonly OrderedProduct[],
): Promise<boolean> {
  const pieces = new Map<string, number>()
  for (const { skuNo, itemQuantity, gift } of products)
    if (!gift) pieces.set(skuNo, (pieces.get(skuNo) ?? 0) + itemQuantity)
  let added = 0
  // One after the other, so that an unavailable product does not block the others.
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
