import {
  COUPON_OFFER_TEXT,
  COUPON_SOURCE,
  COUPON_STATUS,
  couponOfferState,
  formatDateTime,
  REPLY_CODE,
  type CouponOfferState,
} from '@hearth/domain'
import type { CouponBatch } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { giveCoupon, lockCouponCount, NONE_LEFT } from '#areas/coupons/give-coupon'
import { readBatches } from '#areas/coupons/read-batches'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Gives a shopper a coupon of a batch of the coupon centre (F06), in the caller's transaction. If no further coupon can
 * be taken, the shopper gets the id of their usable coupon of the batch, so that a repeated request does no harm.
 * @param field the field of the request that names the batch
 * @throws ShopError notFound for a batch that is not in the coupon centre; overLimit with the reason why no coupon can
 * be taken
 */
export async function receiveCoupon(
  work: UnitOfWork,
  shopperId: string,
  batchId: string,
  field: string,
): Promise<{ couponId: string }> {
  const { db, now } = work
  await needOffer(work, batchId, field)
  await lockCouponCount(work, shopperId, batchId)
  const [batch] = await readBatches(db, { shopperId, now }, sql<boolean>`id = ${batchId}`)
  const owned = batch!.received ? await ownCoupon(work, shopperId, batchId) : undefined
  // An order may have used the coupon since the batch was read.
  const state = couponOfferState({ ...batch!, received: owned !== undefined }, now)
  if (owned !== undefined && state === 'owned') return { couponId: owned }
  if (state !== 'open') throw new ShopError(REPLY_CODE.overLimit, refusalText(state, batch!), field)
  return { couponId: await giveCoupon(work, shopperId, batch!, field) }
}

async function needOffer({ db }: UnitOfWork, batchId: string, field: string): Promise<void> {
  const batch = await db
    .selectFrom('coupon_batch')
    .select('id')
    .where('id', '=', batchId)
    .where('source', '=', COUPON_SOURCE.centre)
    .executeTakeFirst()
  if (!batch) throw new ShopError(REPLY_CODE.notFound, '没有这张优惠券', field)
}

/** The shopper's usable coupon of a batch; of several, the one that ends first. Nothing if there is none. */
async function ownCoupon({ db, now }: UnitOfWork, shopperId: string, batchId: string): Promise<string | undefined> {
  const coupon = await db
    .selectFrom('coupon')
    .select('id')
    .where('shopper_id', '=', shopperId)
    .where('batch_id', '=', batchId)
    .where('status', '=', COUPON_STATUS.usable)
    .where('end_time', '>=', now)
    .orderBy('end_time')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return coupon?.id
}

/** Why no coupon can be taken, in words for the shopper. */
function refusalText(state: CouponOfferState, batch: CouponBatch): string {
  switch (state) {
    case 'notYet':
      return `${formatDateTime(batch.receiveBeginTime)} 开始领取`
    case 'over':
      return '领取时间已过'
    case 'limit':
      return `每人限领 ${batch.limitPerShopper} 张，您已领过`
    case 'noneLeft':
      return NONE_LEFT
    default:
      return COUPON_OFFER_TEXT[state]
  }
}
