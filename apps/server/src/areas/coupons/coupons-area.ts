import { coupons, type Coupon } from '@hearth/sdk/core'
import { searchCouponProducts } from '#areas/coupons/coupon-products'
import { couponsOps } from '#areas/coupons/coupons-ops'
import { listMergeable, mergeCoupons } from '#areas/coupons/merge-coupons'
import { acquireStatuses, batchAmounts, readBatch, vipCoupons } from '#areas/coupons/offered-coupons'
import { readOffers } from '#areas/coupons/read-batches'
import { readCouponPage, readCoupons } from '#areas/coupons/read-coupons'
import { receiveCoupon } from '#areas/coupons/receive-coupon'
import { redeemCode } from '#areas/coupons/redeem-code'
import { COUPON_LAWS } from '#areas/coupons/coupons-laws'
import { answers, defineArea, perMinute, WRITE_LIMITS } from '#kernel/area'
import type { Context } from '#kernel/context'
import { inTransaction } from '#shop/unit-of-work'

/** Coupons of shoppers (F06, E07): what there is to take, and what they have. */
export const couponsArea = defineArea({
  name: 'coupons',
  laws: COUPON_LAWS,
  ops: couponsOps,
  calls: [
    answers(
      coupons,
      {
        listBatchAmounts: ({ couponBatchIdList }, context) =>
          batchAmounts(context.db, lookerOf(context), couponBatchIdList),
        listForSku: async ({ skuNo }, context) => ({ result: await readOffers(context.db, lookerOf(context), skuNo) }),
        getBatch: ({ batchId }, context) => readBatch(context.db, lookerOf(context), batchId),
        listBatchStatuses: ({ couponBatchIdList }, context) =>
          acquireStatuses(context.db, lookerOf(context), couponBatchIdList),
        listAcquireStatuses: ({ couponBatchIdList }, context) =>
          acquireStatuses(context.db, lookerOf(context), couponBatchIdList),
        listVip: ({ vipType }, context) => vipCoupons(context.db, lookerOf(context), vipType),
        searchProducts: (wish, { db, now }) => searchCouponProducts(db, wish, now),
      },
      { visitors: true },
    ),
    answers(coupons, {
      list: ({ couponStatus, startId, count = 20 }, { db, needShopper, now }) =>
        readCouponPage(db, { shopperId: needShopper(), status: couponStatus, after: startId, count, now }),
      listMergeable: (page, { db, needShopper, now }) => listMergeable(db, needShopper(), now, page),
    }),
    answers(
      coupons,
      {
        receive: ({ couponBatchId }, context) => receive(context, couponBatchId, 'couponBatchId'),
        receiveV2: ({ couponBatchId }, context) => receive(context, couponBatchId, 'couponBatchId'),
        receiveBatch: ({ batchId }, context) => receive(context, batchId, 'batchId'),
        merge: (wish, context) => changed(context, (work) => mergeCoupons(work, context.needShopper(), wish)),
        redeem: {
          // Codes are long, and guessing them slow.
          limits: { shopper: perMinute(10), network: perMinute(60) },
          answer: ({ code }, context) => changed(context, (work) => redeemCode(work, context.needShopper(), code)),
        },
      },
      { limits: WRITE_LIMITS },
    ),
  ],
})

const lookerOf = ({ shopper, now }: Context) => ({ shopperId: shopper, now })

const receive = (context: Context, batchId: string, field: string) =>
  inTransaction(context, (work) => receiveCoupon(work, context.needShopper(), batchId, field))

/** The coupon that a change has made. */
const changed = (context: Context, change: (work: Context) => Promise<string>): Promise<Coupon> =>
  inTransaction(context, async (work) => {
    const [coupon] = await readCoupons(work.db, [await change(work)], work.now)
    return coupon!
  })
