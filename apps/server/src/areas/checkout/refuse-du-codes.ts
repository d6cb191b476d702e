import { DU_CODE_REFUSAL, REPLY_CODE } from '@hearth/domain'
import type { PricedCartLine } from '#areas/cart/cart-line'
import { notForSale } from '#areas/cart/not-for-sale'
import { ShopError } from '#kernel/shop-error'

/**
 * Refuses an order with a line whose redemption code cannot be used. The order would otherwise be placed without this
 * line. Without a free line the order costs the same, so the shopper would not notice.
 * @throws ShopError conflict for a code that cannot be used; soldOut; overLimit for more pieces than the code is for
 */
export function refuseDuCodes(lines: readonly PricedCartLine[]): void {
  const pieces = new Map<string, number>()
  for (const priced of lines) {
    const { line, ordered, quantity } = priced
    const { code, checked } = line
    if (!code || !checked) continue
    if (code.refusal)
      throw new ShopError(
        REPLY_CODE.conflict,
        `「${line.sku.skuName}」的${DU_CODE_REFUSAL[code.refusal]}，请在购物车中移除后再提交`,
      )
    if (!ordered) throw notForSale(priced)
    const sum = (pieces.get(code.id) ?? 0) + quantity
    if (sum > code.pieces) throw new ShopError(REPLY_CODE.overLimit, `兑换码最多可兑换 ${code.pieces} 件`)
    pieces.set(code.id, sum)
  }
}
