import { checkoutPath } from '#checkout/checkout-query'
import { defineStore, type StoreDefinition } from '#shop/define-store'

/** How long a page that is being left takes no second press, ms. */
const LEAVING = 1000

/** The shopper's choices in a crowd-funding; its terms are in the product. */
export interface CrowdFundingPageState {
  /** The chosen tier; by default the first one available. */
  skuNo?: string
  quantity: number
  /** On the way to checkout. */
  leaving: boolean
  choose(skuNo: string): void
  setQuantity(quantity: number): void
  /** Opens checkout with it alone. @param most available pieces, which may be fewer than were chosen */
  support(skuNo: string, most: number): void
}

/** The store of the page of one crowd-funded product. */
export const crowdFundingStore = (spuNo: string): StoreDefinition<CrowdFundingPageState> =>
  defineStore<CrowdFundingPageState>({
    name: `crowd-funding:${spuNo}`,
    shared: ['skuNo'],
    create({ ports }, set, get) {
      return {
        quantity: 1,
        leaving: false,
        choose: (skuNo) => set({ skuNo, quantity: 1 }),
        setQuantity: (quantity) => set({ quantity: Math.max(1, Math.trunc(quantity) || 1) }),
        support(skuNo, most) {
          if (get().leaving) return
          set({ leaving: true })
          // The next page takes time to load, and the shopper may return to this one.
          setTimeout(() => set({ leaving: false }), LEAVING)
          ports.navigate(checkoutPath({ skuNo, itemQuantity: Math.min(get().quantity, most) }))
        },
      }
    },
  })
