import { PRODUCT_STATUS, REPLY_CODE, type ProductStatus } from '@hearth/domain'
import { ShopError } from '#kernel/shop-error'

/**
 * The refusal of a product that can't be bought: what was taken off the shelf is told from what others bought first.
 */
export const notForSale = (status: ProductStatus): ShopError =>
  new ShopError(REPLY_CODE.soldOut, status === PRODUCT_STATUS.offShelf ? '商品已下架，看看别的吧' : undefined)
