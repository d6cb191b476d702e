import { appStore } from '#app/app-store'
import type { OrderedProduct } from '#order/put-again'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'

/** Buying once more what an order held. */
export interface BuyAgainState {
  /** It is being put into the cart. */
  busy: boolean
  /** Puts the products of an order into the cart, as far as they can still be had. Whether any is in. */
  buyAgain(products: readonly OrderedProduct[]): Promise<boolean>
}

/** Puts what was ordered before into the cart. */
export const buyAgainStore = defineStore<BuyAgainState>({
  name: 'buyAgain',
  create(context, set, get) {
    const change = changing(context, set, get, 'busy')
    return {
      busy: false,
      async buyAgain(products) {
        let added = false
        await change(
          async () => {
            // Comes with the first press.
            const { putAgain } = await import('#order/put-again')
            added = await putAgain(context, products)
          },
          { refused: () => context.store(appStore).getState().showToast('加载失败，请检查网络后重试') },
        )
        return added
      },
    }
  },
})
