import { presentRefusal, LEDGER_UNIT, REPLY_CODE, type PresentState } from '@hearth/domain'
import { sql } from 'kysely'
import { giveCoupon } from '#areas/coupons/give-coupon'
import { postJournal } from '#areas/ledger/post-journal'
import { GIVEN } from '#areas/points/journals'
import { needCouponActivity, needActivity, noCoupon, type SeenActivity } from '#areas/presents/need-activity'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** What a shopper took of an activity: a coupon, or points. */
export type Taken = { couponId: string } | { points: number }

/**
 * Takes the present of an activity for a shopper (F07), in the transaction handed in; who has taken it is answered what
 * they took. The shopper's row is locked first, so that of many requests of one the first alone takes; then the coupons
 * and the activity, in the order in which a shop file writes them, and points last.
 * @param find reads the activity: `needActivity`, or `needCouponActivity` where it must give a coupon
 * @throws ShopError notFound for an activity that is not there; wrongState when it does not run, or is for others;
 *   overLimit when none is left
 */
export async function takePresent(
  work: UnitOfWork,
  shopperId: string,
  activityId: string,
  find: typeof needActivity = needActivity,
): Promise<{ activity: SeenActivity; taken: Taken }> {
  const { db, now } = work
  await sql`select id from shopper where id = ${shopperId} for no key update`.execute(db)
  const activity = await find(db, { shopperId, now }, activityId)
  if (activity.tookCoupon !== undefined) return { activity, taken: { couponId: activity.tookCoupon } }
  if (activity.tookPoints !== undefined) return { activity, taken: { points: activity.tookPoints } }
  if (activity.state !== 'open') throw refusal(activity.state, activity)
  const taken = await give(work, shopperId, activity)
  await sql`
    insert into present_taken (shopper_id, activity_id, taken_at, coupon_id, points)
    values (
      ${shopperId}, ${activityId}, ${now}, ${'couponId' in taken ? taken.couponId : null},
      ${'points' in taken ? taken.points : null}
    )`.execute(db)
  return { activity, taken }
}

/**
 * The same of an activity that gives a coupon.
 * @throws ShopError as `takePresent`; notFound for an activity that gives none, too
 */
export async function takeCoupon(
  work: UnitOfWork,
  shopperId: string,
  activityId: string,
): Promise<{ couponId: string }> {
  const { taken } = await takePresent(work, shopperId, activityId, needCouponActivity)
  if ('couponId' in taken) return taken
  throw noCoupon()
}

const refusal = (state: PresentState, activity: SeenActivity) =>
  new ShopError(
    state === 'noneLeft' ? REPLY_CODE.overLimit : REPLY_CODE.wrongState,
    presentRefusal(state, activity),
    'activityId',
  )

async function give(work: UnitOfWork, shopperId: string, activity: SeenActivity): Promise<Taken> {
  const { activityId, batchId, points } = activity
  if (batchId === undefined) {
    await countOne(work, activity)
    await givePoints(work, shopperId, activityId, points!)
    return { points: points! }
  }
  const batch = await work.db
    .selectFrom('coupon_batch')
    .select(['id as couponBatchId', 'begin_time as beginTime', 'end_time as endTime', 'valid_days as validDays'])
    .where('id', '=', batchId)
    .executeTakeFirstOrThrow()
  const toGive = { ...batch, validDays: batch.validDays ?? undefined }
  const couponId = await giveCoupon(work, shopperId, toGive, 'activityId')
  await countOne(work, activity)
  return { couponId }
}

/** Counts one more that was taken: never more than there are, however many ask at once. */
async function countOne({ db }: UnitOfWork, activity: SeenActivity): Promise<void> {
  const { rows } = await sql`
    update present_activity set taken = taken + 1
    where id = ${activity.activityId} and (quantity is null or taken < quantity) returning id`.execute(db)
  if (rows.length === 0) throw refusal('noneLeft', activity)
}

async function givePoints(work: UnitOfWork, owner: string, activityId: string, points: number): Promise<void> {
  const unit = LEDGER_UNIT.points
  await postJournal(work, {
    source: { kind: GIVEN, id: presentJournal(activityId, owner) },
    entries: [
      { account: 'points', owner, unit, amount: points },
      { account: 'pointsGiven', owner: '', unit, amount: -points },
    ],
    eventAt: work.now,
  })
}

/** What the journal of an activity's points for a shopper is named. */
const presentJournal = (activityId: string, shopperId: string): string => `gift/${activityId}/${shopperId}`
