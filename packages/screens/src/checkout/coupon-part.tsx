import { COUPON_DISCOUNT_TYPE, COUPON_DISCOUNT_TYPE_LABEL, formatDateTime, formatYuan, splitCoupons } from '@hearth/domain'
import { checkoutStore, useActions, useShop, type CheckoutCoupon } from '@hearth/state'
import { Box, Button, Cell, Checkbox, EmptyState, Sheet, Text } from '@hearth/ui'
import { useState } from 'react'
import css from './checkout.module.css'

/** Coupons for these products; at most one normal and one free-postage coupon (S08). */
export function CouponPart({ coupons }: { coupons: CheckoutCoupon[] }) {
  const [open, setOpen] = useState(false)
  const repricing = useShop(checkoutStore, (state) => state.repricing)
  const { toggleCoupon } = useActions(checkoutStore)
  const { available, unavailable, appliedNormal, appliedFreePostage } = splitCoupons(coupons)
  const applied = [appliedNormal, appliedFreePostage].filter((coupon) => coupon !== undefined)
  const value = applied.length ? applied.map(worth).join('，') : available.length ? `${available.length} 张可用` : '暂无可用'
  return (
    <>
      <Cell title="优惠券" value={value} onPress={() => setOpen(true)} />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="优惠券"
        footer={
          <Button block busy={repricing} onPress={() => setOpen(false)}>
            完成
          </Button>
        }
      >
        {coupons.length === 0 && <EmptyState picture="coupon" title="还没有优惠券" />}
        {[...available, ...unavailable].map((coupon) => (
          <Box key={coupon.couponId} className={coupon.unavailable ? css.couponOff : css.coupon}>
            <Text className={css.worth}>{worth(coupon)}</Text>
            <Box className={css.couponWords}>
              <Text as="p" className={css.couponName}>
                {coupon.couponName}
              </Text>
              <Text as="p" className={css.couponText}>
                {COUPON_DISCOUNT_TYPE_LABEL[coupon.discountType]} · {coupon.thresholdAmount ? `满 ${formatYuan(coupon.thresholdAmount)} 元可用` : '无门槛'}
              </Text>
              <Text as="p" className={css.couponText}>
                {coupon.unavailable && coupon.unusableReason ? coupon.unusableReason : `${formatDateTime(coupon.endTime)} 前有效`}
              </Text>
            </Box>
            <Checkbox checked={coupon.applied && !coupon.unavailable} disabled={coupon.unavailable || repricing} onChange={() => toggleCoupon(coupon.couponId)} label={`使用 ${coupon.couponName}`}>
              {null}
            </Checkbox>
          </Box>
        ))}
      </Sheet>
    </>
  )
}

/** What a coupon gives in few letters. */
function worth({ discountType, couponValue }: CheckoutCoupon): string {
  if (discountType === COUPON_DISCOUNT_TYPE.freePostage) return '免邮'
  return discountType === COUPON_DISCOUNT_TYPE.percentage ? `${couponValue / 10} 折` : `¥${formatYuan(couponValue)}`
}
