import { presentAcquireStatus, presentAwardStatus, campaignStatusAt, presentRefusal } from '@hearth/domain'
import { coupons, user, type ActivityPresent, type CouponQualification, type Present } from '@hearth/sdk/core'
import { presentsOps } from '#areas/presents/presents-ops'
import { presentsFile } from '#areas/presents/presents-file'
import { needCouponActivity, needActivity } from '#areas/presents/need-activity'
import { takeCoupon, takePresent } from '#areas/presents/take-present'
import { PRESENT_LAWS } from '#areas/presents/presents-laws'
import { presentsCommand } from '#areas/presents/presents-command'
import { presentsDemo } from '#areas/presents/presents-demo'
import { answers, defineArea } from '#kernel/area'
import type { Context } from '#kernel/context'
import { writes } from '#kernel/writes'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Activities that give a coupon or points to whoever takes part, once a shopper (F07). */
export const presentsArea = defineArea({
  name: 'presents',
  accountEnd: {
    kept: {
      'present_taken.shopper_id': 'activities count how many were taken; the id belongs to nobody who is known',
    },
  },
  demo: presentsDemo,
  commands: [presentsCommand],
  laws: PRESENT_LAWS,
  ops: presentsOps,
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
          acquireStatus: presentAcquireStatus((await needActivity(context.db, viewerOf(context), activityId)).state),
        }),
        getActivityStatus: async ({ activityId }, context) => {
          const activity = await needCouponActivity(context.db, viewerOf(context), activityId)
          return {
            activityId,
            status: campaignStatusAt(activity, context.now),
            received: activity.state === 'taken',
          }
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
  const activity = await needActivity(context.db, viewerOf(context), activityId)
  const { name, state, audience, batchId, points, beginTime, endTime, remaining } = activity
  const reason = presentRefusal(state, activity)
  return {
    activityId,
    name,
    status: presentAwardStatus(state),
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
  const activity = await needCouponActivity(db, { shopperId: needShopper(), now }, activityId)
  if (activity.state === 'open') return { qualified: true }
  return { qualified: false, reason: presentRefusal(activity.state, activity) ?? '您已领取过' }
}

async function acquire(work: UnitOfWork, shopperId: string, activityId: string): Promise<Present> {
  const { activity, taken } = await takePresent(work, shopperId, activityId)
  return {
    activityId,
    name: activity.name,
    ...(activity.picture ? { picture: activity.picture } : {}),
    coupons: 'couponId' in taken ? [{ couponId: taken.couponId }] : [],
    ...('points' in taken ? { integral: taken.points } : {}),
  }
}
