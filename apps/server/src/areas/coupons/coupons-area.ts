import { coupons, type Coupon } from '@hearth/sdk/core'
import { searchCouponProducts } from '#areas/coupons/coupon-products'
import { couponsFile } from '#areas/coupons/coupons-file'
import { couponsOps } from '#areas/coupons/coupons-ops'
import { listMergeable, mergeCoupons } from '#areas/coupons/merge-coupons'
import { acquireStatuses, batchAmounts, readBatch, vipCoupons } from '#areas/coupons/offered-coupons'
import { readOffers } from '#areas/coupons/read-batches'
import { readCouponPage, readCoupons } from '#areas/coupons/read-coupons'
import { receiveCoupon } from '#areas/coupons/receive-coupon'
import { redeemCouponCode } from '#areas/coupons/redeem-coupon-code'
import { COUPON_LAWS } from '#areas/coupons/coupons-laws'
import { couponChangeCommands } from '#areas/coupons/coupon-change-commands'
import { couponCommands } from '#areas/coupons/coupon-commands'
import { COUPON_MESSAGES } from '#areas/coupons/coupons-messages'
import { remindOfCoupons } from '#areas/coupons/remind-of-coupons'
import { couponsDemo } from '#areas/coupons/coupons-demo'
import { couponsAccountEnd } from '#areas/coupons/coupons-account-end'
import { answers, defineArea, perMinute } from '#kernel/area'
import type { Context } from '#kernel/context'
import { writes } from '#kernel/writes'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Coupons of shoppers (F06, E07): those they can take, and those they have. */
export const couponsArea = defineArea({
  name: 'coupons',
  accountEnd: couponsAccountEnd,
  demo: couponsDemo,
  messages: COUPON_MESSAGES,
  reminders: [{ byDay: remindOfCoupons }],
  commands: [...couponCommands, ...couponChangeCommands],
  laws: COUPON_LAWS,
  ops: couponsOps,
  shopFile: couponsFile,
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
    writes(coupons, {
      receive: (work, { couponBatchId }, shopperId) => receiveCoupon(work, shopperId, couponBatchId, 'couponBatchId'),
      receiveV2: (work, { couponBatchId }, shopperId) => receiveCoupon(work, shopperId, couponBatchId, 'couponBatchId'),
      receiveBatch: (work, { batchId }, shopperId) => receiveCoupon(work, shopperId, batchId, 'batchId'),
      merge: async (work, wish, shopperId) => couponOf(work, await mergeCoupons(work, shopperId, wish)),
      redeem: {
        // Nobody can guess a code within these limits, since codes are long.
        limits: { shopper: perMinute(10), network: perMinute(60) },
        write: async (work, { code }, shopperId) => couponOf(work, await redeemCouponCode(work, shopperId, code)),
      },
    }),
  ],
})

const lookerOf = ({ shopper, now }: Context) => ({ shopperId: shopper, now })

/** Reads the coupon that a change has created. */
async function couponOf({ db, now }: UnitOfWork, couponId: string): Promise<Coupon> {
  const [coupon] = await readCoupons(db, [couponId], now)
  return coupon!
}
