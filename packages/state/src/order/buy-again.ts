import { appStore } from '#app/app-store'
import type { OrderedProduct } from '#order/put-again'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'

/** Buying the products of an earlier order again. */
export interface BuyAgainState {
  /** True while products are being added to the cart. */
  busy: boolean
  /** Adds the available products of an order to the cart. Returns whether any was added. */
  buyAgain(products: readonly OrderedProduct[]): Promise<boolean>
}

/** Adds the products of an earlier order to the cart. */
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
            // The code of `putAgain` is loaded with the first press.
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
