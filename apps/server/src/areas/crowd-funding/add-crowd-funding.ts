import { CART_OPERATION, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import type { AddToCrowdFunding } from '@hearth/sdk/core'
import type { CartDeed } from '#areas/cart/change-own-cart'
import { ShopError } from '#kernel/shop-error'

/**
 * Adds a tier of a crowd-funding to a cart, which the shop always refuses. `refuseOverLimit` refuses a tier that is
 * sold on the campaign's page. The field `refuse` gives the reason for any other tier: the campaign is over, the
 * shopper has supported the tier as often as allowed, or the tier is now sold as a normal product.
 */
export const addCrowdFunding = ({ promotionId, skuNo, itemQuantity }: AddToCrowdFunding): CartDeed => ({
  name: 'cart.addCrowdFunding',
  payload: { promotionId, skuNo, itemQuantity },
  change: { operation: CART_OPERATION.add, items: [{ skuNo, itemQuantity }] },
  refuse(_, { lines }) {
    const priced = lines.find(({ line }) => line.sku.skuNo === skuNo && !line.code)
    const isIt = (one: { promotionId: string; promotionType: number }) =>
      one.promotionId === promotionId && one.promotionType === PROMOTION_TYPE.crowdFunding
    if (!priced?.line.sku.promotions.some(isIt))
      throw new ShopError(REPLY_CODE.notFound, '众筹不存在或已结束', 'promotionId')
    throw new ShopError(REPLY_CODE.overLimit, '该档位您已支持满，或已改为普通销售，可在商品页购买', 'itemQuantity')
  },
})
