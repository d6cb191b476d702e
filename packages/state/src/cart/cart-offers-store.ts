import { cartProducts, RECOMMEND_SCENE } from '@hearth/domain'
import type { Cart, ComboBuySku, SkuQuantity } from '@hearth/sdk/core'
import { badgeStore } from '#cart/badge-store'
import { cartStore } from '#cart/cart-store'
import { keepVisitor } from '#cart/visitor-key'
import { defineStore } from '#shop/define-store'

/** Offers that go with a cart, and adding them to it. */
export interface CartOffersState {
  /** Puts in a piece that a mark-up sale makes cheaper. */
  addMarkUp(promotionId: string, skuNo: string): Promise<void>
  /** Adds the pieces of a bundle that the cart lacks. */
  completeSet(set: ComboBuySku): Promise<void>
  /** Puts in a piece of a sku that is recommended beside the cart. */
  addRecommended(skuNo: string): Promise<void>
}

/** Accepts an offer of the cart; the answer contains the new cart. */
export const cartOffersStore = defineStore<CartOffersState>({
  name: 'cartOffers',
  create(context) {
    const { api, ports } = context
    const cart = context.store(cartStore)
    /** Adds something on the server, after what is still pending; the server gives the reason of a refusal. */
    const ask = async (put: () => Promise<Cart>) => {
      const session = context.session()
      await cart.getState().flush()
      try {
        const answer = await put()
        if (context.session() !== session) return
        keepVisitor(ports, answer)
        context.store(badgeStore).getState().take(answer)
        cart.getState().accept(answer)
      } catch {
        if (context.session() === session) await cart.getState().load()
      }
    }
    return {
      addMarkUp: (promotionId, skuNo) => ask(() => api.cart.addMarkUp({ promotionId, skuNo: [skuNo] })),
      async completeSet(set) {
        const items = lackingOf(set, cart.getState().cart.data)
        if (items.length) await ask(() => api.cart.change({ operation: 'add', items }))
      },
      addRecommended: (skuNo) =>
        ask(() =>
          api.cart.addRecommended({
            skuNo,
            itemQuantity: 1,
            scene: RECOMMEND_SCENE.cart,
            visitor: ports.platform.session,
          }),
        ),
    }
  },
})

/** The pieces of a bundle that a cart lacks, checked or not. */
export function lackingOf({ skus }: ComboBuySku, cart: Cart | undefined): SkuQuantity[] {
  const there = new Map(cartProducts(cart ?? { promotionGroups: [] }).map((one) => [one.skuNo, one.itemQuantity]))
  return skus
    .map(({ skuNo, itemQuantity }) => ({ skuNo, itemQuantity: itemQuantity - (there.get(skuNo) ?? 0) }))
    .filter(({ itemQuantity }) => itemQuantity > 0)
}
