import { isPurchasable, REPLY_CODE } from '@hearth/domain'
import type { PricedLine } from '#areas/cart/priced-line'
import { MOST_LINES } from '#areas/cart/change-cart'
import { notForSale } from '#areas/cart/not-for-sale'
import { ShopError } from '#kernel/shop-error'

/**
 * Refuses quantities the shop can't keep, just after they were written and before that is committed.
 * @param touched skus whose quantity was raised or set; the others may ask for more than there is until they are
 *   touched.
 * @throws ShopError overLimit or soldOut, in words that name the limit.
 */
export function refuseOverLimit(lines: readonly PricedLine[], touched: readonly string[]): void {
  if (touched.length > 0 && lines.length > MOST_LINES)
    throw new ShopError(REPLY_CODE.overLimit, `购物车最多放 ${MOST_LINES} 种商品`)
  for (const { product, shortage } of lines) {
    if (!touched.includes(product.skuNo)) continue
    if (!isPurchasable(product.productStatus)) throw notForSale(product.productStatus)
    if (shortage !== undefined) throw new ShopError(REPLY_CODE.overLimit, shortage)
  }
}
