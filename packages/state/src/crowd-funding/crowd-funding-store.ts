import { appStore } from '#app/app-store'
import { badgeStore } from '#cart/badge-store'
import { checkoutPath } from '#checkout/checkout-query'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'

/** How long a page that is being left takes no second press, ms. */
const LEAVING = 1000

/** What a shopper picked of a crowd-funding; what it offers is its product's. */
export interface CrowdFundingPageState {
  /** The tier that was picked; the first that can be had where none was. */
  skuNo?: string
  quantity: number
  /** On its way into the cart. */
  adding: boolean
  /** On the way to checkout. */
  leaving: boolean
  choose(skuNo: string): void
  setQuantity(quantity: number): void
  /** Puts a tier into the cart, from where it is ordered by itself. Whether it is in. */
  addToCart(promotionId: string, skuNo: string, most: number): Promise<boolean>
  /** Goes to checkout with it alone. @param most pieces that can be had, which may be fewer by now than were chosen */
  support(skuNo: string, most: number): void
}

/** The store of the page of one crowd-funded product. */
export const crowdFundingStore = (spuNo: string): StoreDefinition<CrowdFundingPageState> =>
  defineStore<CrowdFundingPageState>({
    name: `crowd-funding:${spuNo}`,
    shared: ['skuNo'],
    create(context, set, get) {
      const { api, ports, store } = context
      const change = changing(context, set, get, 'adding')
      return {
        quantity: 1,
        adding: false,
        leaving: false,
        choose: (skuNo) => set({ skuNo, quantity: 1 }),
        setQuantity: (quantity) => set({ quantity: Math.max(1, Math.trunc(quantity) || 1) }),
        addToCart: (promotionId, skuNo, most) =>
          change(async () => {
            const itemQuantity = Math.min(get().quantity, most)
            const cart = await api.cart.addCrowdFunding({ promotionId, skuNo, itemQuantity })
            store(badgeStore).getState().take(cart)
            store(appStore).getState().showToast('已加入购物车，结算时需单独下单')
          }),
        support(skuNo, most) {
          if (get().leaving) return
          set({ leaving: true })
          // The next page takes its time to come, and this one may be come back to.
          setTimeout(() => set({ leaving: false }), LEAVING)
          ports.navigate(checkoutPath({ skuNo, itemQuantity: Math.min(get().quantity, most) }))
        },
      }
    },
  })
