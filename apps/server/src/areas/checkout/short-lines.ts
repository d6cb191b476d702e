import { isPurchasable, REPLY_CODE } from '@hearth/domain'
import type { BuyNow } from '@hearth/sdk/core'
import type { PricedCartLine } from '#areas/cart/cart-line'
import { notForSale } from '#areas/cart/not-for-sale'
import { shortageText } from '#areas/cart/shortage-text'
import type { Shortage } from '#areas/stock/take-stock'
import { ShopError } from '#kernel/shop-error'

/**
 * Refuses requested skus that do not exist, that can't be bought, or that can't be bought in the requested quantity.
 * @param onSoldOut called before the refusal, if a sku has less stock than requested
 * @throws ShopError notFound, soldOut or overLimit, in words that name the limit
 */
export function refuseShortLines(
  wanted: readonly BuyNow[],
  lines: readonly PricedCartLine[],
  onSoldOut: (short: readonly Shortage[]) => void = () => {},
): void {
  for (const { skuNo, itemQuantity } of wanted) {
    const priced = lines.find(({ line }) => line.sku.skuNo === skuNo)
    if (!priced) throw new ShopError(REPLY_CODE.notFound, '商品不存在')
    const shortage = shortageText(priced)
    if (isPurchasable(priced.status) && shortage === undefined) continue
    if (shortage !== undefined && priced.overLimit) throw new ShopError(REPLY_CODE.overLimit, shortage)
    if (itemQuantity > priced.line.sku.stock) onSoldOut([{ skuNo, quantity: itemQuantity, onShelf: true }])
    throw shortage === undefined ? notForSale(priced) : new ShopError(REPLY_CODE.soldOut, shortage)
  }
}
