import { COUPON_STATUS } from '@hearth/domain'
import type { CheckoutCouponFacts, CouponWorth } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import type { ValueOrSql } from '#database/value-or-sql'

/** An unused coupon of a shopper. */
export type OwnedCoupon = CouponWorth &
  Omit<CheckoutCouponFacts, 'usable' | 'applied' | 'unusableReason'> & {
    /** The skus that the coupon applies to; null if it applies to all. */
    skuNos: string[] | null
  }

/** Condition on a row of `coupon`: it can be used at a moment. */
export const isUsable = (now: number): RawBuilder<boolean> =>
  sql<boolean>`coupon.status = ${sql.lit(COUPON_STATUS.usable)} and coupon.end_time >= ${now}`

/** A shopper's coupons that are neither used nor expired, the one that ends first at the top. */
export const ownedCoupons = (shopperId: ValueOrSql<string>, now: number): RawBuilder<OwnedCoupon> => sql<OwnedCoupon>`
  select coupon.id as "couponId", coupon.batch_id as "couponBatchId", coupon_batch.name as "couponName",
    coupon_batch.discount_type as "discountType", coupon_batch.coupon_value as "couponValue",
    coupon_batch.most_saving as "mostSaving",
    coupon_batch.threshold_amount as "thresholdAmount", coupon.begin_time as "beginTime",
    coupon.end_time as "endTime", coupon_batch.sku_nos as "skuNos"
  from coupon
  join coupon_batch on coupon_batch.id = coupon.batch_id
  where coupon.shopper_id = ${shopperId} and ${isUsable(now)}
  order by coupon.end_time, coupon.id`
