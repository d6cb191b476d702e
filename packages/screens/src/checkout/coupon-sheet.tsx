import { COUPON_DISCOUNT_TYPE_LABEL, couponThreshold, couponWorth, formatDeadline, splitCoupons } from '@hearth/domain'
import { checkoutStore, useActions, useShop, type CheckoutCoupon } from '@hearth/state'
import { Box, Button, Checkbox, EmptyState, Sheet, Text } from '@hearth/ui'
import css from './sheets.module.css'

/** Lets the shopper choose coupons. Coupons that cannot be used show the reason. */
export function CouponSheet({
  open,
  onClose,
  coupons,
}: {
  open: boolean
  onClose: () => void
  coupons: CheckoutCoupon[]
}) {
  const repricing = useShop(checkoutStore, (state) => state.repricing)
  const { toggleCoupon } = useActions(checkoutStore)
  const { available, unavailable } = splitCoupons(coupons)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="优惠券"
      footer={
        <Button block busy={repricing} onPress={onClose}>
          完成
        </Button>
      }
    >
      {coupons.length === 0 && <EmptyState picture="coupon" title="还没有优惠券" />}
      {[...available, ...unavailable].map((coupon) => (
        <Checkbox
          key={coupon.couponId}
          checked={coupon.applied && !coupon.unavailable}
          disabled={coupon.unavailable || repricing}
          onChange={() => toggleCoupon(coupon.couponId)}
          label={`使用 ${coupon.couponName}`}
          className={coupon.unavailable ? css.couponOff : css.coupon}
        >
          <Box as="span" className={css.couponRow}>
            <Text className={css.worth}>{couponWorth(coupon)}</Text>
            <Box as="span" className={css.couponWords}>
              <Text className={css.couponName}>{coupon.couponName}</Text>
              <Text className={css.couponText}>
                {COUPON_DISCOUNT_TYPE_LABEL[coupon.discountType]} · {couponThreshold(coupon)}
              </Text>
              <Text className={css.couponText}>
                {coupon.unavailable && coupon.unusableReason
                  ? coupon.unusableReason
                  : `${formatDeadline(coupon.endTime)} 前有效`}
              </Text>
            </Box>
          </Box>
        </Checkbox>
      ))}
    </Sheet>
  )
}
