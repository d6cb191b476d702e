import { isPurchasable, REPLY_CODE } from '@hearth/domain'
import type { PricedCartLine } from '#areas/cart/cart-line'
import { notForSale } from '#areas/cart/not-for-sale'
import { shortageText } from '#areas/cart/shortage-text'
import { ShopError } from '#kernel/shop-error'

/**
 * Refuses quantities that the shop can't provide. Runs after they are written and before the commit.
 * @param touched the ids of lines whose quantity was raised or set; other lines may exceed a limit until they are
 * changed
 * @param most the most lines that the cart may have
 * @throws ShopError overLimit or soldOut, with a text that names the limit
 */
export function refuseOverLimit(lines: readonly PricedCartLine[], touched: readonly string[], most: number): void {
  if (touched.length > 0 && lines.length > most)
    throw new ShopError(REPLY_CODE.overLimit, `购物车最多放 ${most} 种商品`)
  for (const priced of lines) {
    if (!touched.includes(priced.line.id)) continue
    if (!isPurchasable(priced.status)) throw notForSale(priced)
    const shortage = shortageText(priced)
    if (shortage !== undefined) throw new ShopError(REPLY_CODE.overLimit, shortage)
  }
}
