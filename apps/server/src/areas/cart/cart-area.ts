import { countCart } from '@hearth/domain'
import { cart, type Cart } from '@hearth/sdk/core'
import { cartLines } from '#areas/cart/cart-lines'
import { changeCart } from '#areas/cart/change-cart'
import { groupCart } from '#areas/cart/group-cart'
import { priceLines } from '#areas/cart/price-lines'
import { refuseOverLimit } from '#areas/cart/refuse-over-limit'
import { viewerOf } from '#areas/cart/viewer-of'
import type { Context } from '#kernel/context'
import { fingerprint } from '#kernel/fingerprint'
import { keepAnswer, onceClaimed } from '#kernel/once'
import { answers, defineArea, perMinute } from '#kernel/area'

/** What the shopper means to buy (E09). */
export const cartArea = defineArea({
  name: 'cart',
  calls: [
    answers(cart, {
      read: (_, context) => readCart(context),

      change: {
        limits: { shopper: perMinute(240), network: perMinute(2400) },
        idempotency: 'own',
        answer: (change, context) => {
          const viewer = viewerOf(context)
          return onceClaimed(
            context,
            context.idempotencyKey,
            fingerprint('cart.change', change),
            async ({ db, random }, claim) => {
              const changed = await changeCart(db, random, viewer, change, claim)
              if (!changed) return undefined
              const { lines } = priceLines(changed.seen)
              refuseOverLimit(lines, changed.touched)
              const cart = groupCart(lines)
              await keepAnswer(db, claim, cart)
              return cart
            },
          )
        },
      },

      // A badge on a public page: a visitor's cart is empty, not forbidden.
      count: {
        visitors: true,
        answer: async (_, context) => ({ count: context.shopper ? countCart(await readCart(context)).totalCount : 0 }),
      },
    }),
  ],
})

const readCart = async (context: Context): Promise<Cart> =>
  groupCart(priceLines(await cartLines(context.db, viewerOf(context))).lines)
