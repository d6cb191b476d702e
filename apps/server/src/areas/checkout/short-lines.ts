import { isPurchasable, REPLY_CODE } from '@hearth/domain'
import type { BuyNow } from '@hearth/sdk/core'
import type { SeenLines } from '#areas/cart/cart-line'
import { notForSale } from '#areas/cart/not-for-sale'
import type { PricedLine } from '#areas/cart/priced-line'
import type { Shortage } from '#areas/stock/take-stock'
import { ShopError } from '#kernel/shop-error'

/**
 * Refuses skus asked for by number that are not there, can't be bought, or not in that quantity.
 * @param onSoldOut told of a sku the shelf has too few of, before the refusal.
 * @throws ShopError notFound, soldOut or overLimit, in words that name the limit.
 */
export function refuseShortLines(
  wanted: readonly BuyNow[],
  seen: SeenLines,
  priced: readonly PricedLine[],
  onSoldOut: (short: readonly Shortage[]) => void = () => {},
): void {
  for (const { skuNo, itemQuantity } of wanted) {
    const sku = seen.lines.find((line) => line.sku.skuNo === skuNo)?.sku
    const line = priced.find(({ product }) => product.skuNo === skuNo)
    if (!sku || !line) throw new ShopError(REPLY_CODE.notFound, '商品不存在')
    const { product, shortage } = line
    if (isPurchasable(product.productStatus) && shortage === undefined) continue
    if (shortage !== undefined && line.overLimit) throw new ShopError(REPLY_CODE.overLimit, shortage)
    if (itemQuantity > sku.stock) onSoldOut([{ skuNo, quantity: itemQuantity, onShelf: true }])
    throw shortage === undefined ? notForSale(product.productStatus) : new ShopError(REPLY_CODE.soldOut, shortage)
  }
}
