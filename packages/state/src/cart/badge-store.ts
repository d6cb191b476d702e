import { countPieces } from '@hearth/domain'
import type { Cart } from '@hearth/sdk/core'
import { VISITOR_KEY } from '#cart/visitor-key'
import { defineStore } from '#shop/define-store'

/** The number of pieces in the cart, which every page shows without loading the cart's code. */
export interface BadgeState {
  /** Pieces in the cart. */
  count: number
  /** Incremented with each answer that changed the cart here, for other tabs. */
  changes: number
  /** Incremented when the cart was changed elsewhere, so that a displayed cart reloads. */
  news: number
  /** Loads the number if there may be a cart: a shopper's, or one begun here. */
  load(): Promise<void>
  /** Counts a cart that is shown. */
  show(cart: Cart): void
  /** Takes a cart that the server changed for this page. */
  take(cart: Cart): void
  /** Reloads the number after something other than the cart changed it, such as an order. */
  recount(): Promise<void>
  /** The cart was changed elsewhere, such as in another tab. */
  renew(): Promise<void>
}

/** The number on the cart's icon. */
export const badgeStore = defineStore<BadgeState>({
  name: 'badge',
  personal: true,
  create({ api, ports, session, isLoggedIn }, set, get) {
    /** Versions of the number: an answer to an older request must not overwrite it. */
    let version = 0
    const load = async () => {
      if (!isLoggedIn() && !ports.storage.get(VISITOR_KEY)) return
      const asked = (version += 1)
      const user = session()
      try {
        const { count } = await api.cart.count({}, { toast: false })
        if (version === asked && session() === user) set({ count })
      } catch {
        // Without a toast: the badge just shows no number.
      }
    }
    const show = (cart: Cart) => {
      version += 1
      set({ count: countPieces(cart) })
    }
    return {
      count: 0,
      changes: 0,
      news: 0,
      load,
      show,
      take(cart) {
        show(cart)
        set({ changes: get().changes + 1 })
      },
      async recount() {
        await load()
        set({ changes: get().changes + 1 })
      },
      async renew() {
        await load()
        set({ news: get().news + 1 })
      },
    }
  },
})
