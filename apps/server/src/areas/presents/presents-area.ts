import { giftAcquireStatus, giftAwardStatus, giftCampaignStatus, giftRefusal } from '@hearth/domain'
import { coupons, user, type ActivityPresent, type CouponQualification, type Present } from '@hearth/sdk/core'
import { activitiesOps } from '#areas/presents/activities-ops'
import { presentsFile } from '#areas/presents/presents-file'
import { needCouponGift, needGift } from '#areas/presents/read-gifts'
import { takeCoupon, takeGift } from '#areas/presents/take-gift'
import { PRESENT_LAWS } from '#areas/presents/presents-laws'
import { activitiesCommand } from '#areas/presents/activities-command'
import { presentsDemo } from '#areas/presents/presents-demo'
import { answers, defineArea } from '#kernel/area'
import type { Context } from '#kernel/context'
import { writes } from '#kernel/writes'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Activities that give a coupon or points to whoever takes part, once a shopper (F07). */
export const presentsArea = defineArea({
  name: 'presents',
  demo: presentsDemo,
  commands: [activitiesCommand],
  laws: PRESENT_LAWS,
  ops: activitiesOps,
  shopFile: presentsFile,
  calls: [
    answers(
      user,
      { getActivityPresent: ({ activityId }, context) => activityPresent(context, activityId) },
      { visitors: true },
    ),
    answers(
      coupons,
      {
        getPresentStatus: async ({ activityId }, context) => ({
          acquireStatus: giftAcquireStatus((await needGift(context.db, viewerOf(context), activityId)).state),
        }),
        getActivityStatus: async ({ activityId }, context) => {
          const gift = await needCouponGift(context.db, viewerOf(context), activityId)
          return { activityId, status: giftCampaignStatus(gift, context.now), received: gift.state === 'taken' }
        },
      },
      { visitors: true },
    ),
    answers(coupons, {
      checkQualification: ({ activityId }, context) => qualification(context, activityId),
    }),
    writes(coupons, {
      acquirePresent: (work, { activityId }, shopperId) => acquire(work, shopperId, activityId),
      acquireActivityPresent: (work, { activityId }, shopperId) => acquire(work, shopperId, activityId),
      receiveActivity: (work, { activityId }, shopperId) => takeCoupon(work, shopperId, activityId),
    }),
  ],
})

const viewerOf = ({ shopper, now }: Context) => ({ shopperId: shopper, now })

async function activityPresent(context: Context, activityId: string): Promise<ActivityPresent> {
  const gift = await needGift(context.db, viewerOf(context), activityId)
  const { name, state, audience, batchId, points, beginTime, endTime, remaining } = gift
  const reason = giftRefusal(state, gift)
  return {
    activityId,
    name,
    status: giftAwardStatus(state),
    ...(reason === undefined ? {} : { reason }),
    audience,
    ...(batchId === undefined ? {} : { couponBatchId: batchId }),
    ...(points === undefined ? {} : { integral: points }),
    beginTime,
    endTime,
    ...(remaining === undefined ? {} : { remaining: Math.max(0, remaining) }),
  }
}

async function qualification(context: Context, activityId: string): Promise<CouponQualification> {
  const { needShopper, now, db } = context
  const gift = await needCouponGift(db, { shopperId: needShopper(), now }, activityId)
  if (gift.state === 'open') return { qualified: true }
  return { qualified: false, reason: giftRefusal(gift.state, gift) ?? '您已领取过' }
}

async function acquire(work: UnitOfWork, shopperId: string, activityId: string): Promise<Present> {
  const { gift, taken } = await takeGift(work, shopperId, activityId)
  return {
    activityId,
    name: gift.name,
    ...(gift.picture ? { picture: gift.picture } : {}),
    coupons: 'couponId' in taken ? [{ couponId: taken.couponId }] : [],
    ...('points' in taken ? { integral: taken.points } : {}),
  }
}
