import { presentRefusal, REPLY_CODE, type PresentState } from '@hearth/domain'
import { sql } from 'kysely'
import { giveCoupons, NONE_LEFT } from '#areas/coupons/give-coupon'
import { givePoints } from '#areas/points/give-points'
import { needCouponActivity, needActivity, noCoupon, type SeenActivity } from '#areas/presents/need-activity'
import { seatGuest, type GuestOf } from '#areas/presents/present-hotels'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The coupons and points that a shopper took. */
export interface Taken {
  couponIds: string[]
  points?: number
}

/** Options for taking a present. */
export interface TakeOptions {
  /**
   * The function that reads the activity: `needActivity`, or `needCouponActivity` for an activity that must give a
   * coupon.
   */
  find?: typeof needActivity
  /** The hotel and room of the guest who takes the present. */
  guest?: GuestOf
}

/**
 * Takes the present of an activity for a shopper (F07), in the caller's transaction. A repeat returns what was taken.
 * Locks the shopper's row first, so that only one of several requests takes the present. Then locks the room, the
 * coupons, the activity, and last the points. A shop file also writes coupons before activities, so that the two do not
 * deadlock.
 * @throws ShopError notFound for an activity that does not exist; wrongState for an activity that is not running, is
 * for other shoppers or needs a hotel's code, and for a shopper with steps left to take; overLimit if no present is
 * left
 */
export async function takePresent(
  work: UnitOfWork,
  shopperId: string,
  activityId: string,
  { find = needActivity, guest }: TakeOptions = {},
): Promise<{ activity: SeenActivity; taken: Taken }> {
  const { db, now } = work
  await sql`select id from shopper where id = ${shopperId} for no key update`.execute(db)
  const activity = await find(db, { shopperId, now }, activityId)
  const { tookCoupons, tookPoints } = activity
  if (tookCoupons) return { activity, taken: { couponIds: tookCoupons, points: tookPoints } }
  if (activity.state !== 'open') throw refusal(activity.state, activity)
  await seatGuest(work, activity, shopperId, guest)
  const { couponIds, points } = await give(work, shopperId, activity)
  await sql`
    insert into present_taken (shopper_id, activity_id, taken_at, coupon_ids, points, hotel_code, room_no)
    values (
      ${shopperId}, ${activity.activityId}, ${now}, ${JSON.stringify(couponIds)}::jsonb, ${points ?? null},
      ${guest?.hotelCode ?? null}, ${guest?.roomNo ?? null}
    )`.execute(db)
  return { activity, taken: { couponIds, points } }
}

/**
 * Takes the present of an activity that gives coupons, and returns the first coupon.
 * @throws ShopError as `takePresent`; notFound also for an activity that gives no coupons
 */
export async function takeCoupon(
  work: UnitOfWork,
  shopperId: string,
  activityId: string,
): Promise<{ couponId: string }> {
  const { taken } = await takePresent(work, shopperId, activityId, { find: needCouponActivity })
  const [couponId] = taken.couponIds
  if (couponId === undefined) throw noCoupon()
  return { couponId }
}

const refusal = (state: PresentState, activity: SeenActivity) =>
  new ShopError(
    state === 'noneLeft' ? REPLY_CODE.overLimit : REPLY_CODE.wrongState,
    presentRefusal(state, activity),
    'activityId',
  )

async function give(work: UnitOfWork, shopperId: string, activity: SeenActivity): Promise<Taken> {
  const { activityId, batchIds, points } = activity
  const couponIds = batchIds.length === 0 ? [] : await giveEach(work, shopperId, batchIds)
  await countOne(work, activity)
  if (points !== undefined) await givePoints(work, shopperId, presentJournal(activityId, shopperId), points)
  return { couponIds, points }
}

/** Gives a coupon of each batch, or none at all. @throws ShopError overLimit if a batch has no coupon left */
async function giveEach(work: UnitOfWork, shopperId: string, batchIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ couponBatchId: string; beginTime: number; endTime: number; validDays: number | null }>`
    select id as "couponBatchId", begin_time as "beginTime", end_time as "endTime", valid_days as "validDays"
    from coupon_batch where id = any(${[...batchIds]}::text[]) order by id`.execute(work.db)
  const batches = rows.map(({ validDays, ...batch }) => ({ ...batch, validDays: validDays ?? undefined }))
  const couponIds = await giveCoupons(work, shopperId, batches)
  if (couponIds.length < batchIds.length) throw new ShopError(REPLY_CODE.overLimit, NONE_LEFT, 'activityId')
  return couponIds
}

/** Counts one more taken present. Concurrent requests never take more presents than there are. */
async function countOne({ db }: UnitOfWork, activity: SeenActivity): Promise<void> {
  const { rows } = await sql`
    update present_activity set taken = taken + 1
    where id = ${activity.activityId} and (quantity is null or taken < quantity) returning id`.execute(db)
  if (rows.length === 0) throw refusal('noneLeft', activity)
}

/** Returns the source id of the journal for an activity's points. */
const presentJournal = (activityId: string, shopperId: string): string => `gift/${activityId}/${shopperId}`
