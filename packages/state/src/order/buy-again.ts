import type { OrderProduct } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { badgeStore } from '#cart/badge-store'
import { defineStore } from '#shop/define-store'

/** Buying once more what an order held. */
export interface BuyAgainState {
  /** It is being put into the cart. */
  busy: boolean
  /** Puts the products of an order into the cart, as far as they can still be had. Whether any is in. */
  buyAgain(products: readonly Pick<OrderProduct, 'skuNo' | 'itemQuantity' | 'gift'>[]): Promise<boolean>
}

/** Puts what was ordered before into the cart. */
export const buyAgainStore = defineStore<BuyAgainState>({
  name: 'buyAgain',
  create({ api, ports, store }, set, get) {
    return {
      busy: false,
      async buyAgain(products) {
        if (get().busy) return false
        set({ busy: true })
        const pieces = new Map<string, number>()
        for (const { skuNo, itemQuantity, gift } of products)
          if (!gift) pieces.set(skuNo, (pieces.get(skuNo) ?? 0) + itemQuantity)
        let added = 0
        // One after the other: what can't be had any more keeps none of the others out.
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
        set({ busy: false })
        const { showToast } = store(appStore).getState()
        if (added === 0) showToast('这些商品暂时无法购买')
        else if (added < pieces.size) showToast('部分商品已下架或库存不足，其余已加入购物车')
        else showToast('已加入购物车')
        return added > 0
      },
    }
  },
})
