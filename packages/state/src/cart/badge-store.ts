import { countPieces } from '@hearth/domain'
import type { Cart } from '@hearth/sdk/core'
import { VISITOR_KEY } from '#cart/visitor-key'
import { defineStore } from '#shop/define-store'

/** The number of pieces in the cart. Every page shows it, without loading the cart's code. */
export interface BadgeState {
  /** Number of pieces in the cart. */
  count: number
  /** Incremented when this page changes the cart; other tabs then reload it. */
  changes: number
  /** Incremented when the cart was changed elsewhere; a displayed cart then reloads. */
  news: number
  /** Loads the number of pieces if the shopper is logged in or a visitor has added products on this device. */
  load(): Promise<void>
  /** Shows the number of pieces of a cart, without informing other tabs. */
  show(cart: Cart): void
  /** Shows the number of pieces of a cart that this page has changed, and informs other tabs. */
  take(cart: Cart): void
  /**
   * Reloads the number after a call that is not a cart call has changed the cart, such as placing an order. Informs
   * other tabs.
   */
  recount(): Promise<void>
  /** Reloads the number after the cart was changed elsewhere, such as in another tab. */
  renew(): Promise<void>
}

/** The number on the cart's icon. */
export const badgeStore = defineStore<BadgeState>({
  name: 'badge',
  personal: true,
  create({ api, ports, session, isLoggedIn }, set, get) {
    /**
     * Counts the requests and the shown carts. If the count has changed when a reply arrives, the reply is outdated and
     * is ignored.
     */
    let version = 0
    const load = async () => {
      if (!isLoggedIn() && !ports.storage.get(VISITOR_KEY)) return
      const asked = (version += 1)
      const user = session()
      try {
        const { count } = await api.cart.count({}, { toast: false })
        if (version === asked && session() === user) set({ count })
      } catch {
        // A failure shows no toast, and the badge keeps its last number.
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
