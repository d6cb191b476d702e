import { isPurchasable, REPLY_CODE } from '@hearth/domain'
import type { SeenLines } from '#areas/cart/cart-line'
import { priceLine } from '#areas/cart/cart-product'
import { MOST_LINES } from '#areas/cart/change-cart'
import { ShopError } from '#kernel/shop-error'

/**
 * Refuses quantities the shop can't keep, just after they were written and before that is committed.
 * @param touched skus whose quantity was raised or set; the others may ask for more than there is until they are touched.
 * @throws ShopError overLimit or soldOut, in words that name the limit.
 */
export function refuseOverLimit(seen: SeenLines, touched: readonly string[]): void {
  if (touched.length > 0 && seen.lines.length > MOST_LINES) throw new ShopError(REPLY_CODE.overLimit, `购物车最多放 ${MOST_LINES} 种商品`)
  for (const line of seen.lines) {
    if (!touched.includes(line.sku.skuNo)) continue
    const { stock, limitQuantity } = line.sku
    if (!isPurchasable(priceLine(line, seen.beholder).product.productStatus)) throw new ShopError(REPLY_CODE.soldOut)
    if (line.itemQuantity > limitQuantity) throw new ShopError(REPLY_CODE.overLimit, `每单限购 ${limitQuantity} 件`)
    if (line.itemQuantity > stock) throw new ShopError(REPLY_CODE.overLimit, `库存不足，仅剩 ${stock} 件`)
  }
}
