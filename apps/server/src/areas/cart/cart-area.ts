import { countCart } from '@hearth/domain'
import { cart, type Cart } from '@hearth/sdk/core'
import { cartLines, type CartViewer } from '#areas/cart/cart-lines'
import { changeOwnCart } from '#areas/cart/change-own-cart'
import { toCart } from '#areas/cart/price-details'
import { priceLines } from '#areas/cart/price-lines'
import { viewerOf } from '#areas/cart/viewer-of'
import { findVisitor, forgetVisitors } from '#areas/cart/visitor-cart'
import type { Context } from '#kernel/context'
import { answers, defineArea, perMinute } from '#kernel/area'

/** What a shopper or a visitor means to buy (E09). */
export const cartArea = defineArea({
  name: 'cart',
  calls: [
    answers(cart, {
      read: { visitors: true, endedSession: 'refused', answer: (_, context) => readCart(context) },

      change: {
        visitors: true,
        endedSession: 'refused',
        limits: { shopper: perMinute(240), network: perMinute(2400) },
        idempotency: 'own',
        answer: changeOwnCart,
      },

      // A badge on a public page leads nobody to the login.
      count: {
        visitors: true,
        answer: async (_, context) => ({ count: countCart(await readCart(context)).totalCount }),
      },
    }),
  ],
  jobs: ({
    shop: {
      db,
      ports: { clock },
    },
  }) => [{ name: 'forget visitors', every: 3_600_000, run: () => forgetVisitors(db, clock()) }],
})

async function readCart(context: Context): Promise<Cart> {
  const viewer: CartViewer | undefined = context.shopper === undefined ? await findVisitor(context) : viewerOf(context)
  return viewer ? toCart(priceLines(await cartLines(context.db, viewer))) : { promotionGroups: [] }
}
