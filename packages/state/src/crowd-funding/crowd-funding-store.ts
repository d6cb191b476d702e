import { checkoutPath } from '#checkout/checkout-query'
import { defineStore, type StoreDefinition } from '#shop/define-store'

/** How long a page that is being left takes no second press, ms. */
const LEAVING = 1000

/** What a shopper picked of a crowd-funding; what it offers is its product's. */
export interface CrowdFundingPageState {
  /** The tier that was picked; the first that can be had where none was. */
  skuNo?: string
  quantity: number
  /** On the way to checkout. */
  leaving: boolean
  choose(skuNo: string): void
  setQuantity(quantity: number): void
  /** Goes to checkout with it alone. @param most pieces that can be had, which may be fewer by now than were chosen */
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
          // The next page takes time to load, and this one may be returned to.
          setTimeout(() => set({ leaving: false }), LEAVING)
          ports.navigate(checkoutPath({ skuNo, itemQuantity: Math.min(get().quantity, most) }))
        },
      }
    },
  })
