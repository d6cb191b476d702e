import { boughtWhere, PRODUCT_STATUS, REPLY_CODE, type ProductStatus } from '@hearth/domain'
import type { PricedCartLine } from '#areas/cart/cart-line'
import { ShopError } from '#kernel/shop-error'

/** The text for a product that can't be bought for another reason than 'sold out'. */
const WORDS: Readonly<Partial<Record<ProductStatus, string>>> = {
  [PRODUCT_STATUS.offShelf]: '商品已下架，看看别的吧',
  [PRODUCT_STATUS.toReserve]: '这件商品需先预约，到时再来抢购',
}

/**
 * The error for a product that can't be bought. A product that was withdrawn, or is only sold on its campaign's page,
 * is told apart from one that is sold out.
 */
export const notForSale = ({ status, soldBy }: Pick<PricedCartLine, 'status' | 'soldBy'>): ShopError =>
  soldBy
    ? new ShopError(REPLY_CODE.badInput, boughtWhere(soldBy)?.text, 'skuNo')
    : new ShopError(REPLY_CODE.soldOut, WORDS[status])
