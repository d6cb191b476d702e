import { campaignStatusAt, presentAcquireStatus, presentRefusal } from '@hearth/domain'
import { coupons, products, user, type CouponQualification, type Present, type PresentStatus } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { needActivity, needCouponActivity } from '#areas/presents/need-activity'
import { presentCampaigns } from '#areas/presents/present-campaigns'
import { activityOfHotel, guestOf } from '#areas/presents/present-hotels'
import { PRESENT_LAWS } from '#areas/presents/presents-laws'
import { presentsCommands } from '#areas/presents/presents-command'
import { presentsDemo } from '#areas/presents/presents-demo'
import { presentsFile } from '#areas/presents/presents-file'
import { presentsOps } from '#areas/presents/presents-ops'
import { readPresent, readSteps } from '#areas/presents/read-present'
import { takeCoupon, takePresent, type TakeOptions } from '#areas/presents/take-present'
import { answers, defineArea, perMinute } from '#kernel/area'
import type { Context } from '#kernel/context'
import { writes } from '#kernel/writes'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Limits for trying hotel codes. They are too low to find a code by trying. */
const TRIES = { shopper: perMinute(10), network: perMinute(60) }

/** Activities that give coupons and points, once to each shopper (F07). */
export const presentsArea = defineArea({
  name: 'presents',
  campaigns: [presentCampaigns],
  accountEnd: {
    kept: {
      'present_taken.shopper_id': 'activities count how many were taken; the id belongs to nobody who is known',
      'present_room.shopper_id': 'emptied; the row stays, since the room has had its present that day',
    },
    async end({ db }, shopperId) {
      // Deletes the shopper's room number, and the shopper's id from the row of the room. The row stays, since it
      // counts as a present of the room for that day.
      await sql`
        update present_taken set room_no = null
        where shopper_id = ${shopperId} and room_no is not null`.execute(db)
      await sql`update present_room set shopper_id = '' where shopper_id = ${shopperId}`.execute(db)
    },
  },
  demo: presentsDemo,
  commands: presentsCommands,
  laws: PRESENT_LAWS,
  ops: presentsOps,
  shopFile: presentsFile,
  calls: [
    answers(
      user,
      { getActivityPresent: ({ activityId }, context) => readPresent(context.db, viewerOf(context), activityId) },
      { visitors: true },
    ),
    answers(
      products,
      { getPresentSteps: ({ activityId }, context) => readSteps(context.db, viewerOf(context), activityId) },
      { visitors: true },
    ),
    answers(
      coupons,
      {
        getPresentStatus: ({ activityId }, context) => acquireStatus(context, activityId),
        getHotelPresentStatus: {
          visitors: true,
          limits: TRIES,
          answer: async ({ hotelCode }, context) =>
            acquireStatus(context, await activityOfHotel(context.db, hotelCode)),
        },
        getActivityStatus: async ({ activityId }, context) => {
          const activity = await needCouponActivity(context.db, viewerOf(context), activityId)
          return {
            activityId: activity.activityId,
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
      acquireHotelPresent: {
        limits: TRIES,
        write: async (work, wish, shopperId) =>
          acquire(work, shopperId, await activityOfHotel(work.db, wish.hotelCode), { guest: guestOf(wish) }),
      },
      receiveActivity: (work, { activityId }, shopperId) => takeCoupon(work, shopperId, activityId),
    }),
  ],
})

const viewerOf = ({ shopper, now }: Context) => ({ shopperId: shopper, now })

async function acquireStatus(context: Context, activityId: string): Promise<PresentStatus> {
  const { state } = await needActivity(context.db, viewerOf(context), activityId)
  return { acquireStatus: presentAcquireStatus(state) }
}

async function qualification(context: Context, activityId: string): Promise<CouponQualification> {
  const { needShopper, now, db } = context
  const activity = await needCouponActivity(db, { shopperId: needShopper(), now }, activityId)
  if (activity.state === 'open') return { qualified: true }
  return { qualified: false, reason: presentRefusal(activity.state, activity) ?? '您已领取过' }
}

async function acquire(work: UnitOfWork, shopperId: string, named: string, options?: TakeOptions): Promise<Present> {
  const { activity, taken } = await takePresent(work, shopperId, named, options)
  return {
    activityId: activity.activityId,
    name: activity.name,
    ...(activity.picture ? { picture: activity.picture } : {}),
    coupons: taken.couponIds.map((couponId) => ({ couponId })),
    ...(taken.points === undefined ? {} : { integral: taken.points }),
  }
}
