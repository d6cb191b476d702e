import { COUPON_STATUS, COUPON_STATUS_LABEL, isFreePostage } from '@hearth/domain'
import { useNow, type Coupon } from '@hearth/state'
import { Link } from '@hearth/ui'
import { CouponCard } from '#parts/coupon/coupon-card'
import { routePath } from '#routes'
import css from './my-coupons.module.css'

const { usable, held } = COUPON_STATUS

/** A coupon of the shopper. A used one links to its order, a usable one to the products it applies to. */
export function OwnCoupon({ coupon }: { coupon: Coupon }) {
  const { couponStatus, couponBatchId, couponName, orderId } = coupon
  const now = useNow(60_000, [coupon.beginTime])
  const isUsable = couponStatus === usable
  const to = isUsable
    ? isFreePostage(coupon)
      ? '/allproducts'
      : routePath('couponProducts', { batchId: couponBatchId })
    : orderId && routePath('orderDetail', { orderId })
  return (
    <CouponCard
      // A coupon that was taken has its own end; the batch's number of days does not apply to it.
      coupon={{ ...coupon, validDays: undefined }}
      now={now}
      off={!isUsable && couponStatus !== held}
      note={couponStatus === held ? COUPON_STATUS_LABEL[held] : undefined}
    >
      {to && (
        <Link to={to} className={css.use} label={`${isUsable ? '去使用' : '看订单'} ${couponName}`}>
          {isUsable ? '去使用' : '看订单'}
        </Link>
      )}
    </CouponCard>
  )
}
