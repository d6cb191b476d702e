import { CHECK_STATUS, THROTTLE_INTERVAL, viewCart } from '@hearth/domain'
import type { Cart } from '@hearth/sdk/core'
import { badgeStore } from '#cart/badge-store'
import { addWish, applyWishes, changesFor, type Wish, type Wishes } from '#cart/cart-wishes'
import { setCartFlush } from '#cart/flush-cart'
import { defineStore } from '#shop/define-store'
import { isNotDone } from '#shop/is-not-done'
import { idle, type Load, ready } from '#shop/load'
import { problemOf } from '#shop/problem'

/** The cart of a shopper or visitor. */
export interface CartState {
  cart: Load<Cart>
  /** Ids of lines with changes that the server has not confirmed. */
  busy: Record<string, true>
  load(): Promise<void>
  setQuantity(id: string, quantity: number): void
  check(ids: readonly string[], on: boolean): void
  checkAll(on: boolean): void
  remove(ids: readonly string[]): void
  /** Shows a cart that another call returned. */
  accept(cart: Cart): void
  /** Sends the pending changes now, for example before checkout loads its prices. Returns whether all succeeded. */
  flush(): Promise<boolean>
}

/**
 * The cart. Changes are shown at once and sent one request at a time. If the server refuses a change, its last answer
 * is shown again.
 */
export const cartStore = defineStore<CartState>({
  name: 'cart',
  personal: true,
  create(context, set, get) {
    const { api } = context
    const badge = context.store(badgeStore)
    /** The cart in the server's last answer. */
    let confirmed: Cart | undefined
    let sent: Wishes = {}
    let waiting: Wishes = {}
    let timer: ReturnType<typeof setTimeout> | undefined
    let flushing: Promise<boolean> | undefined
    /**
     * Counts the requests and the replies. If the count has changed when a reply arrives, the reply is outdated and is
     * ignored.
     */
    let version = 0

    context.onForget(() => {
      confirmed = undefined
      sent = waiting = {}
      version += 1
      clearTimeout(timer)
    })

    const show = () => {
      if (!confirmed) return
      const wishes = Object.entries(waiting).reduce((all, [id, wish]) => addWish(all, [id], wish), sent)
      const cart = applyWishes(confirmed, wishes)
      badge.getState().show(cart)
      set({ cart: ready(cart), busy: Object.fromEntries(Object.keys(wishes).map((id) => [id, true])) })
    }
    const accept = (cart: Cart) => {
      version += 1
      confirmed = cart
      show()
    }
    const wish = (ids: readonly string[], wanted: Wish, delay = 0) => {
      if (!confirmed || !ids.length) return
      waiting = addWish(waiting, ids, wanted)
      show()
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), delay)
    }
    const sendAll = async () => {
      const session = context.session()
      let done = true
      while (Object.keys(waiting).length) {
        sent = waiting
        waiting = {}
        let lost = false
        try {
          for (const change of changesFor(sent)) {
            const cart = await api.cart.change(change)
            if (context.session() !== session) return false
            version += 1
            confirmed = cart
            badge.getState().take(cart)
          }
        } catch (thrown) {
          if (context.session() !== session) return false
          done = false
          lost = !isNotDone(thrown)
        }
        sent = {}
        show()
        // The server may or may not have made the change, so the cart is reloaded.
        if (lost) await load()
      }
      return done
    }
    const flush = () => {
      clearTimeout(timer)
      flushing ??= sendAll().finally(() => {
        flushing = undefined
      })
      return flushing
    }
    const load = async () => {
      const asked = (version += 1)
      const session = context.session()
      const isNews = () => version === asked && context.session() === session
      set({ cart: { status: 'loading', data: get().cart.data } })
      try {
        const cart = await api.cart.read({})
        if (isNews()) accept(cart)
      } catch (thrown) {
        if (isNews()) set({ cart: { status: 'failed', data: get().cart.data, error: problemOf(thrown) } })
      }
    }

    setCartFlush(context, flush)
    badge.subscribe((now, before) => {
      if (now.news > before.news && confirmed) void load()
    })

    return {
      cart: idle,
      busy: {},
      load,
      flush,
      accept,
      // Quick successive presses on a stepper become one request (K07).
      setQuantity: (id, quantity) => wish([id], { itemQuantity: Math.max(1, Math.trunc(quantity)) }, THROTTLE_INTERVAL),
      check: (ids, on) => wish(ids, { shoppingCartStatus: on ? CHECK_STATUS.checked : CHECK_STATUS.unchecked }),
      checkAll: (on) =>
        wish(Object.keys(confirmed ? viewCart(get().cart.data ?? confirmed).productsMap : {}), {
          shoppingCartStatus: on ? CHECK_STATUS.checked : CHECK_STATUS.unchecked,
        }),
      remove: (ids) => wish(ids, { removed: true }),
    }
  },
})
