import { checkoutPath } from '#checkout/checkout-query'
import { defineStore, type StoreDefinition } from '#shop/define-store'

/** Ms for which a second press is ignored while the next page opens. */
const LEAVING = 1000

/** The shopper's choices in a crowd-funding. The conditions of the crowd-funding are part of the product. */
export interface CrowdFundingPageState {
  /** The chosen tier; the first available one by default. */
  skuNo?: string
  quantity: number
  /** True while checkout is being opened. */
  leaving: boolean
  choose(skuNo: string): void
  setQuantity(quantity: number): void
  /**
   * Opens checkout with this tier.
   * @param most available pieces; a larger chosen quantity is reduced to it
   */
  support(skuNo: string, most: number): void
}

/** Defines the store of the page of one crowd-funded product. */
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
          // The next page takes time to open. `leaving` blocks further presses meanwhile, and ends soon, since the
          // shopper may return to this page.
          setTimeout(() => set({ leaving: false }), LEAVING)
          ports.navigate(checkoutPath({ skuNo, itemQuantity: Math.min(get().quantity, most) }))
        },
      }
    },
  })
