import { boughtWhere, PRODUCT_STATUS, REPLY_CODE, type ProductStatus } from '@hearth/domain'
import type { PricedCartLine } from '#areas/cart/cart-line'
import { ShopError } from '#kernel/shop-error'

/** What is said of a product that can't be bought, where 'sold out' is not the cause. */
const WORDS: Readonly<Partial<Record<ProductStatus, string>>> = {
  [PRODUCT_STATUS.offShelf]: '商品已下架，看看别的吧',
  [PRODUCT_STATUS.toReserve]: '这件商品需先预约，到时再来抢购',
}

/**
 * The refusal of a product that can't be bought: what was taken off the shelf, or is bought on the page of its campaign
 * alone, is told from what others bought first.
 */
export const notForSale = ({ status, soldBy }: Pick<PricedCartLine, 'status' | 'soldBy'>): ShopError =>
  soldBy
    ? new ShopError(REPLY_CODE.badInput, boughtWhere(soldBy)?.text, 'skuNo')
    : new ShopError(REPLY_CODE.soldOut, WORDS[status])
