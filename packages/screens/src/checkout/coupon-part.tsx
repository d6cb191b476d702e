import { couponWorth, splitCoupons } from '@hearth/domain'
import type { CheckoutCoupon } from '@hearth/state'
import { Cell } from '@hearth/ui'

/** The coupons used for the order: at most one normal and one free-postage coupon (S08). */
export function CouponPart({ coupons, onOpen }: { coupons: CheckoutCoupon[]; onOpen: () => void }) {
  const { available, appliedNormal, appliedFreePostage } = splitCoupons(coupons)
  const applied = [appliedNormal, appliedFreePostage].filter((coupon) => coupon !== undefined)
  const value = applied.length
    ? applied.map(couponWorth).join('，')
    : available.length
      ? `${available.length} 张可用`
      : '暂无可用'
  return <Cell title="优惠券" value={value} onPress={onOpen} />
}
