import { CHECK_STATUS, isPurchasable } from '@hearth/domain'
import type { CartProduct } from '@hearth/sdk/core'

/** Whether a product of the cart is part of the order: checked, and can be bought (S15). */
export const isOrdered = (product: CartProduct): boolean =>
  product.shoppingCartStatus === CHECK_STATUS.checked && isPurchasable(product.productStatus)
