import { COUPON_DISCOUNT_TYPE, COUPON_SOURCE, DAY, VIP_TYPE_LABEL } from '@hearth/domain'
import type { ShopFileCouponBatch } from '@hearth/ops'
import type { DemoParts } from '#kernel/demo/demo-parts'
import { renewTimes } from '#kernel/demo/renew-times'

const { reduction, freePostage } = COUPON_DISCOUNT_TYPE

/** Coupons of the demo shop that shoppers can take, redeem, merge, or get with a membership. */
const toTake: readonly Omit<ShopFileCouponBatch, 'beginTime' | 'endTime'>[] = [
  {
    couponBatchId: 'centre-20',
    name: '满 199 减 20',
    discountType: reduction,
    couponValue: 2000,
    thresholdAmount: 19900,
    source: COUPON_SOURCE.centre,
    quantity: 5000,
    validDays: 15,
  },
  {
    couponBatchId: 'centre-postage',
    name: '包邮券',
    discountType: freePostage,
    couponValue: 1000,
    source: COUPON_SOURCE.centre,
    perShopper: 3,
    validDays: 7,
  },
  {
    couponBatchId: 'centre-5',
    name: '满 59 减 5',
    discountType: reduction,
    couponValue: 500,
    thresholdAmount: 5900,
    source: COUPON_SOURCE.centre,
    perShopper: 9,
  },
  {
    couponBatchId: 'merged-25',
    name: '膨胀券 · 满 199 减 25',
    discountType: reduction,
    couponValue: 2500,
    thresholdAmount: 19900,
    source: COUPON_SOURCE.merge,
    mergedFrom: { couponBatchId: 'centre-5', pieces: 3 },
  },
  {
    couponBatchId: 'card-50',
    name: '礼品卡券 · 满 299 减 50',
    discountType: reduction,
    couponValue: 5000,
    thresholdAmount: 29900,
    source: COUPON_SOURCE.code,
    codes: ['NUANJU2026'],
  },
  ...(
    [
      ['monthly', 1000],
      ['quarterly', 3000],
      ['yearly', 10000],
    ] as const
  ).map(([vipType, couponValue]) => ({
    couponBatchId: `vip-${vipType}`,
    name: `${VIP_TYPE_LABEL[vipType]}会员券`,
    discountType: reduction,
    couponValue,
    thresholdAmount: couponValue * 5,
    source: COUPON_SOURCE.membership,
    vipType,
    ...(vipType === 'monthly' ? {} : { everyMonths: 1, validDays: 31 }),
  })),
]

/** Coupons of the demo shop; the first three come with a new shopper's first login. */
function batches(now: number): ShopFileCouponBatch[] {
  // The batches begin before the demo customer's account, since the customer used some of these coupons long ago.
  const time = { beginTime: now - 75 * DAY, endTime: now + 60 * DAY }
  const { percentage } = COUPON_DISCOUNT_TYPE
  return [
    {
      ...time,
      couponBatchId: 'welcome-30',
      name: '新人见面礼',
      discountType: reduction,
      couponValue: 3000,
      thresholdAmount: 29900,
      onSignup: true,
    },
    {
      ...time,
      couponBatchId: 'postage-10',
      name: '包邮券',
      discountType: freePostage,
      couponValue: 1000,
      onSignup: true,
    },
    {
      ...time,
      couponBatchId: 'percent-90',
      name: '九折券',
      discountType: percentage,
      couponValue: 90,
      thresholdAmount: 9900,
      onSignup: true,
    },
    {
      ...time,
      couponBatchId: 'big-100',
      name: '大额立减',
      discountType: reduction,
      couponValue: 10000,
      thresholdAmount: 99900,
    },
    {
      ...time,
      couponBatchId: 'gift-25',
      name: '冬日暖心券',
      discountType: reduction,
      couponValue: 2500,
      thresholdAmount: 19900,
      validDays: 30,
    },
    ...toTake.map((one) => ({ ...time, ...one })),
  ]
}

/** Coupon batches of the demo shop. */
export const couponsDemo: DemoParts = {
  file: ({ now }) => ({ couponBatches: batches(now) }),
  renew: (trx, { now }) =>
    renewTimes(
      trx,
      'coupon_batch',
      batches(now).map(({ couponBatchId: id, name, beginTime, endTime }) => ({ id, name, beginTime, endTime })),
      now,
    ),
}
