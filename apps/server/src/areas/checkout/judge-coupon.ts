import {
  COUPON_DISCOUNT_TYPE,
  couponSaving,
  formatDateTime,
  formatYuan,
  isFreePostage,
  type CouponLike,
} from '@hearth/domain'
import type { OwnedCoupon } from '#areas/checkout/owned-coupons'

/** What a coupon could do for an order. */
export interface JudgedCoupon {
  coupon: OwnedCoupon
  /** Why it can't be used; absent when it can. */
  unusableReason?: string
  /** The coupon as the domain should weigh it: one for some skus alone counts as what it saves on those. */
  weighed: CouponLike
}

/** Products of an order by sku, with what they cost after cart promotions, fen. */
export type WorthBySku = ReadonlyMap<string, number>

/** What of an order a coupon is for, fen (E07). */
export const coveredWorth = (coupon: Pick<OwnedCoupon, 'skuNos'>, worth: WorthBySku): number =>
  [...worth].reduce(
    (sum, [skuNo, fen]) => (coupon.skuNos === null || coupon.skuNos.includes(skuNo) ? sum + fen : sum),
    0,
  )

/**
 * Judges a coupon that has not run out for an order: whether it can be used, or why not, in words for the shopper
 * (S08).
 */
export function judgeCoupon(coupon: OwnedCoupon, worth: WorthBySku, freight: number, now: number): JudgedCoupon {
  const covered = coveredWorth(coupon, worth)
  const saving = couponSaving(coupon, covered, freight)
  const unusableReason = reasonAgainst(coupon, covered, saving, freight, now)
  const weighed =
    coupon.skuNos === null || isFreePostage(coupon)
      ? { ...coupon, thresholdAmount: 0 }
      : { ...coupon, discountType: COUPON_DISCOUNT_TYPE.reduction, couponValue: saving, thresholdAmount: 0 }
  return { coupon, unusableReason, weighed: { ...weighed, usable: unusableReason === undefined } }
}

function reasonAgainst(
  coupon: OwnedCoupon,
  covered: number,
  saving: number,
  freight: number,
  now: number,
): string | undefined {
  if (now < coupon.beginTime) return `${formatDateTime(coupon.beginTime)} 起可用`
  if (covered === 0) return '不适用于所选商品'
  if (covered < coupon.thresholdAmount) return `还差 ${formatYuan(coupon.thresholdAmount - covered)} 元可用`
  if (isFreePostage(coupon) && freight === 0) return '本单已免运费'
  return saving > 0 ? undefined : '本单没有可优惠的金额'
}
