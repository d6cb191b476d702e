import type { ShowCart, ShownCart } from '@hearth/sdk/core'
import { cartReply } from '#areas/cart/cart-reply'
import { wantedWithShelf, type CartViewer } from '#areas/cart/cart-lines'
import { foldSkus } from '#areas/cart/fold-skus'
import { priceLines } from '#areas/cart/price-lines'
import type { Context } from '#kernel/context'

/** Prices products as in the caller's cart, without adding them to it. Leaves out skus that do not exist. */
export async function showCart({ products }: ShowCart, { db, shopper, now, enterprise }: Context): Promise<ShownCart> {
  const looking = { now, enterprise }
  const viewer: CartViewer = shopper === undefined ? { ...looking, visitorId: '' } : { ...looking, shopperId: shopper }
  const seen = await wantedWithShelf(db, viewer, foldSkus(products))
  const priced = priceLines({ ...seen, inCart: true })
  const { productAmount, discountAmount } = priced.amounts
  return { ...cartReply(seen, priced), totalAmount: productAmount - discountAmount }
}
