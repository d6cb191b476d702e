import { REPLY_CODE } from '@hearth/domain'
import type { SettledOrder } from '#areas/checkout/settle-order'
import { ShopError } from '#kernel/shop-error'

/**
 * Refuses coupons that an order cannot use.
 * @throws ShopError couponUnusable, with the reason
 */
export function refuseUnusable(couponIds: readonly string[], order: Pick<SettledOrder, 'coupons'>): void {
  const owned = new Map(order.coupons.map((coupon) => [coupon.couponId, coupon]))
  for (const couponId of couponIds) {
    const coupon = owned.get(couponId)
    if (!coupon) throw new ShopError(REPLY_CODE.couponUnusable, '优惠券不存在或已被使用')
    if (!coupon.usable)
      throw new ShopError(REPLY_CODE.couponUnusable, `「${coupon.couponName}」不可用：${coupon.unusableReason ?? ''}`)
  }
}
