import { countCart } from '@hearth/domain'
import { cart, promotions, type Cart } from '@hearth/sdk/core'
import { cartFile } from '#areas/cart/cart-file'
import { cartLines, cartWithShelf, type CartViewer } from '#areas/cart/cart-lines'
import { addComboBuy, addFlashSale, addMarkUp } from '#areas/cart/add-offers'
import { addRecommended } from '#areas/cart/add-recommended'
import { cartReply } from '#areas/cart/cart-reply'
import { changeOwnCart, type CartDeed } from '#areas/cart/change-own-cart'
import { groupCart } from '#areas/cart/group-cart'
import { priceLines } from '#areas/cart/price-lines'
import { promotionLimit } from '#areas/cart/promotion-limit'
import { showCart } from '#areas/cart/show-cart'
import { viewerOf } from '#areas/cart/viewer-of'
import { findVisitor, forgetVisitors } from '#areas/cart/visitor-cart'
import type { Context } from '#kernel/context'
import { CART_MESSAGES } from '#areas/cart/cart-messages'
import { priceReminder } from '#areas/cart/remind-of-prices'
import { cartDemo } from '#areas/cart/cart-demo'
import { answers, defineArea, perMinute } from '#kernel/area'

/** A call that changes the caller's cart. */
const changes = <Payload extends object>(deedOf: (payload: Payload) => CartDeed) => ({
  visitors: true as const,
  endedSession: 'refused' as const,
  limits: { shopper: perMinute(240), network: perMinute(2400) },
  idempotency: 'own' as const,
  answer: (payload: Payload, context: Context): Promise<Cart> => changeOwnCart(deedOf(payload), context),
})

/** The carts of shoppers and visitors (E09). */
export const cartArea = defineArea({
  name: 'cart',
  accountEnd: { deleted: ['cart_line.shopper_id', 'cart_line.code_shopper_id'] },
  demo: cartDemo,
  messages: CART_MESSAGES,
  reminders: [priceReminder],
  shopFile: cartFile,
  calls: [
    answers(cart, {
      read: { visitors: true, endedSession: 'refused', answer: (_, context) => readCart(context) },

      change: changes((change) => ({ name: 'cart.change', payload: change, change })),
      addRecommended: changes(addRecommended),
      addMarkUp: changes(addMarkUp),
      addComboBuy: changes(addComboBuy),
      addFlashSale: changes(addFlashSale),

      show: { visitors: true, endedSession: 'refused', answer: showCart },

      // Visitors may count their cart too, so that the cart's badge on a public page does not lead them to the login.
      count: {
        visitors: true,
        answer: async (_, context) => ({ count: await countPieces(context) }),
      },
    }),
    answers(promotions, { getLimit: promotionLimit }),
  ],
  jobs: () => [{ name: 'forget visitors', every: 3_600_000, run: ({ db, now }) => forgetVisitors(db, now) }],
})

const cartViewer = async (context: Context): Promise<CartViewer | undefined> =>
  context.shopper === undefined ? findVisitor(context) : viewerOf(context)

async function readCart(context: Context): Promise<Cart> {
  const viewer = await cartViewer(context)
  return viewer ? cartReply(await cartWithShelf(context.db, viewer)) : { promotionGroups: [] }
}

/** Returns the number of pieces in the cart, without reading its offers. */
async function countPieces(context: Context): Promise<number> {
  const viewer = await cartViewer(context)
  if (!viewer) return 0
  return countCart(groupCart(priceLines(await cartLines(context.db, viewer)).lines)).totalCount
}
