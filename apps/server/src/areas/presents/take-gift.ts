import { giftRefusal, LEDGER_UNIT, REPLY_CODE, type GiftState } from '@hearth/domain'
import { sql } from 'kysely'
import { giveCoupon } from '#areas/coupons/give-coupon'
import { postJournal } from '#areas/ledger/post-journal'
import { GIVEN } from '#areas/points/earned'
import { needCouponGift, needGift, noCoupon, type Gift } from '#areas/presents/read-gifts'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** What a shopper took of an activity: a coupon, or points. */
export type Taken = { couponId: string } | { points: number }

/**
 * Takes the present of an activity for a shopper (F07), in the transaction handed in; who has taken it is answered what
 * they took. The shopper's row is locked first, so that of many requests of one the first alone takes; then the coupons
 * and the activity, in the order in which a shop file writes them, and points last.
 * @param find reads the activity: `needGift`, or `needCouponGift` where it must give a coupon
 * @throws ShopError notFound for an activity that is not there; wrongState when it does not run, or is for others;
 *   overLimit when none is left
 */
export async function takeGift(
  work: UnitOfWork,
  shopperId: string,
  activityId: string,
  find: typeof needGift = needGift,
): Promise<{ gift: Gift; taken: Taken }> {
  const { db, now } = work
  await sql`select id from shopper where id = ${shopperId} for no key update`.execute(db)
  const gift = await find(db, { shopperId, now }, activityId)
  if (gift.tookCoupon !== undefined) return { gift, taken: { couponId: gift.tookCoupon } }
  if (gift.tookPoints !== undefined) return { gift, taken: { points: gift.tookPoints } }
  if (gift.state !== 'open') throw refusal(gift.state, gift)
  const taken = await give(work, shopperId, gift)
  await sql`
    insert into gift_taken (shopper_id, activity_id, taken_at, coupon_id, points)
    values (
      ${shopperId}, ${activityId}, ${now}, ${'couponId' in taken ? taken.couponId : null},
      ${'points' in taken ? taken.points : null}
    )`.execute(db)
  return { gift, taken }
}

/**
 * The same of an activity that gives a coupon.
 * @throws ShopError as `takeGift`; notFound for an activity that gives none, too
 */
export async function takeCoupon(
  work: UnitOfWork,
  shopperId: string,
  activityId: string,
): Promise<{ couponId: string }> {
  const { taken } = await takeGift(work, shopperId, activityId, needCouponGift)
  if ('couponId' in taken) return taken
  throw noCoupon()
}

const refusal = (state: GiftState, gift: Gift) =>
  new ShopError(
    state === 'noneLeft' ? REPLY_CODE.overLimit : REPLY_CODE.wrongState,
    giftRefusal(state, gift),
    'activityId',
  )

async function give(work: UnitOfWork, shopperId: string, gift: Gift): Promise<Taken> {
  const { activityId, batchId, points } = gift
  if (batchId === undefined) {
    await countOne(work, gift)
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
  await countOne(work, gift)
  return { couponId }
}

/** Counts one more that was taken: never more than there are, however many ask at once. */
async function countOne({ db }: UnitOfWork, gift: Gift): Promise<void> {
  const { rows } = await sql`
    update gift_activity set taken = taken + 1
    where id = ${gift.activityId} and (quantity is null or taken < quantity) returning id`.execute(db)
  if (rows.length === 0) throw refusal('noneLeft', gift)
}

async function givePoints(work: UnitOfWork, owner: string, activityId: string, points: number): Promise<void> {
  const unit = LEDGER_UNIT.points
  await postJournal(work, {
    source: { kind: GIVEN, id: giftJournal(activityId, owner) },
    entries: [
      { account: 'points', owner, unit, amount: points },
      { account: 'pointsGiven', owner: '', unit, amount: -points },
    ],
    eventAt: work.now,
  })
}

/** What the journal of an activity's points for a shopper is named. */
const giftJournal = (activityId: string, shopperId: string): string => `gift/${activityId}/${shopperId}`
