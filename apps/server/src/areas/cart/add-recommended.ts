import { CART_OPERATION, RECOMMEND_SCENE } from '@hearth/domain'
import type { AddRecommended } from '@hearth/sdk/core'
import type { CartDeed } from '#areas/cart/change-own-cart'
import { keepTaken } from '#areas/products/keep-taken'

/**
 * Adds a recommended product, and records the products that it was recommended for: the product whose page showed it,
 * or the products in the cart.
 */
export const addRecommended = ({ skuNo, itemQuantity, scene, spuNo, visitor }: AddRecommended): CartDeed => ({
  name: 'cart.addRecommended',
  payload: { skuNo, itemQuantity },
  change: { operation: CART_OPERATION.add, items: [{ skuNo, itemQuantity }], visitor },
  async note(db, { lines, now }) {
    const taken = lines.find(({ sku }) => sku.skuNo === skuNo)!.sku.spuNo
    const beside =
      scene === RECOMMEND_SCENE.cart
        ? lines.map(({ sku }) => sku.spuNo)
        : scene === RECOMMEND_SCENE.product && spuNo !== undefined
          ? [spuNo]
          : []
    await keepTaken(db, taken, beside, now)
  },
})
