import { mostPieces, promotionPieces, REPLY_CODE } from '@hearth/domain'
import type { GetLimit, LimitQuantity } from '@hearth/sdk/core'
import { wantedLines } from '#areas/cart/cart-lines'
import { viewerOf } from '#areas/cart/viewer-of'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'

/** Returns how many more pieces of a sku the shopper may buy at the price of a running promotion. */
export async function promotionLimit(
  { promotionId, skuNo, itemQuantity }: GetLimit,
  context: Context,
): Promise<LimitQuantity> {
  const { lines, buyer } = await wantedLines(context.db, viewerOf(context), [{ skuNo, itemQuantity }])
  const sku = lines[0]?.sku
  if (!sku) throw new ShopError(REPLY_CODE.notFound, '商品不存在', 'skuNo')
  const promotion = sku.promotions.find((one) => one.promotionId === promotionId)
  if (!promotion) throw new ShopError(REPLY_CODE.notFound, '活动不存在或已结束', 'promotionId')
  const held = buyer.held?.find((one) => one.promotionId === promotionId && one.skuNo === skuNo)?.pieces ?? 0
  const limitQuantity = Math.min(sku.stock, mostPieces(sku), promotionPieces({ ...promotion, held }))
  return { limitQuantity, allowed: itemQuantity <= limitQuantity }
}
