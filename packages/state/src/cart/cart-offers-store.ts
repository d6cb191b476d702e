import { cartProducts, RECOMMEND_SCENE } from '@hearth/domain'
import type { Cart, ComboBuySku, SkuQuantity } from '@hearth/sdk/core'
import { badgeStore } from '#cart/badge-store'
import { cartStore } from '#cart/cart-store'
import { keepVisitor } from '#cart/visitor-key'
import { defineStore } from '#shop/define-store'

/** Offers that are shown beside the cart. */
export interface CartOffersState {
  /** Adds one piece of a sku at its mark-up price. */
  addMarkUp(promotionId: string, skuNo: string): Promise<void>
  /** Adds the missing pieces of a bundle. */
  completeSet(set: ComboBuySku): Promise<void>
  /** Adds one piece of a sku that is recommended beside the cart. */
  addRecommended(skuNo: string): Promise<void>
}

/** Adds offers to the cart. The server's answer is the new cart. */
export const cartOffersStore = defineStore<CartOffersState>({
  name: 'cartOffers',
  create(context) {
    const { api, ports } = context
    const cart = context.store(cartStore)
    /**
     * Sends the cart's pending changes, then calls `put` and shows the cart it returns. After a failure the cart is
     * reloaded; the SDK's toast shows the server's reason.
     */
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

/** Returns the pieces of a bundle that are missing from the cart. Unchecked lines count too. */
export function lackingOf({ skus }: ComboBuySku, cart: Cart | undefined): SkuQuantity[] {
  const there = new Map(cartProducts(cart ?? { promotionGroups: [] }).map((one) => [one.skuNo, one.itemQuantity]))
  return skus
    .map(({ skuNo, itemQuantity }) => ({ skuNo, itemQuantity: itemQuantity - (there.get(skuNo) ?? 0) }))
    .filter(({ itemQuantity }) => itemQuantity > 0)
}
