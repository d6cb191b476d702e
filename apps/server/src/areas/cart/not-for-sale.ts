import { boughtWhere, PRODUCT_STATUS, REPLY_CODE, type ProductStatus } from '@hearth/domain'
import type { PricedCartLine } from '#areas/cart/cart-line'
import { ShopError } from '#kernel/shop-error'

/** The texts for the statuses, except sold out, in which a product can't be bought. */
const WORDS: Readonly<Partial<Record<ProductStatus, string>>> = {
  [PRODUCT_STATUS.offShelf]: '商品已下架，看看别的吧',
  [PRODUCT_STATUS.toReserve]: '这件商品需先预约，到时再来抢购',
}

/**
 * Returns the error for a product that can't be bought. It distinguishes products that are off the shelf, or that are
 * only sold on the page of their campaign, from products that are sold out.
 */
export const notForSale = ({ status, soldBy }: Pick<PricedCartLine, 'status' | 'soldBy'>): ShopError =>
  soldBy
    ? new ShopError(REPLY_CODE.badInput, boughtWhere(soldBy)?.text, 'skuNo')
    : new ShopError(REPLY_CODE.soldOut, WORDS[status])
