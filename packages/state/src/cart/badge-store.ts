import { viewCart } from '@hearth/domain'
import type { Cart } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'

/** How much is in the cart: what every page shows of it, without the code of the cart itself. */
export interface BadgeState {
  /** Pieces in the cart. */
  count: number
  /** Grows when the cart was changed elsewhere, so that a cart that is shown reads itself again. */
  news: number
  load(): Promise<void>
  /** Takes a cart that came with another answer. */
  take(cart: Cart): void
  /** The cart was changed elsewhere, such as in another tab. */
  renew(): Promise<void>
}

/** The number on the cart's icon. */
export const badgeStore = defineStore<BadgeState>({
  name: 'badge',
  personal: true,
  create({ api, session }, set, get) {
    /** Counts what is known: an answer to an older question must not overwrite it. */
    let version = 0
    const load = async () => {
      const asked = (version += 1)
      const user = session()
      try {
        const { count } = await api.cart.count({}, { toast: false })
        if (version === asked && session() === user) set({ count })
      } catch {
        // A badge without a number is no reason to disturb anybody.
      }
    }
    return {
      count: 0,
      news: 0,
      load,
      take(cart) {
        version += 1
        set({ count: viewCart(cart).totalCount })
      },
      async renew() {
        await load()
        set({ news: get().news + 1 })
      },
    }
  },
})
