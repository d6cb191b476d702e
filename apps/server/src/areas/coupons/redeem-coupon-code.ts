import { cardCode, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { giveCoupon } from '#areas/coupons/give-coupon'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Exchanges the code of a card for a coupon, once. If the same shopper repeats it, they get the id of the same coupon.
 * @throws ShopError notFound for an unknown code; conflict for a code that another shopper has used; couponUnusable if
 * its coupons have expired; overLimit if no coupon is left
 */
export async function redeemCouponCode(work: UnitOfWork, shopperId: string, typed: string): Promise<string> {
  const { db, now } = work
  const code = cardCode(typed)
  const { rows } = await sql<{ shopperId: string | null; couponId: string | null; batchId: string }>`
    select shopper_id as "shopperId", coupon_id as "couponId", batch_id as "batchId" from coupon_code
    where code = ${code}
    for update`.execute(db)
  const [kept] = rows
  if (!kept) throw new ShopError(REPLY_CODE.notFound, '兑换码不存在，请检查后重试', 'code')
  if (kept.couponId !== null && kept.shopperId === shopperId) return kept.couponId
  if (kept.couponId !== null) throw new ShopError(REPLY_CODE.conflict, '兑换码已被使用', 'code')
  const batch = await db
    .selectFrom('coupon_batch')
    .select(['begin_time', 'end_time', 'valid_days'])
    .where('id', '=', kept.batchId)
    .executeTakeFirstOrThrow()
  if (batch.end_time < now) throw new ShopError(REPLY_CODE.couponUnusable, '兑换码已过期', 'code')
  const couponId = await giveCoupon(
    work,
    shopperId,
    {
      couponBatchId: kept.batchId,
      beginTime: batch.begin_time,
      endTime: batch.end_time,
      validDays: batch.valid_days ?? undefined,
    },
    'code',
  )
  await sql`
    update coupon_code set coupon_id = ${couponId}, shopper_id = ${shopperId}, redeemed_at = ${now}
    where code = ${code}`.execute(db)
  return couponId
}
