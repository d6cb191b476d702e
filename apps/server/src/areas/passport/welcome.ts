import { sql } from 'kysely'
import { giveCoupons, type BatchToGive } from '#areas/coupons/give-coupon'
import { shopName } from '#areas/content/shop-profile'
import { isKnownNumber } from '#areas/passport/known-numbers'
import type { Shop } from '#shop/shop'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/**
 * Returns the id of the shopper with a telephone. A new telephone gets an account with the coupons for new shoppers.
 * Concurrent first logins create it once. A telephone whose account was deleted gets no coupons.
 */
export function welcome(outside: UnitOfWork & Pick<Shop, 'secret'>, telephone: string): Promise<string> {
  return inTransaction(outside, async (work) => {
    const { db, now, random } = work
    const shopper = {
      id: random.uuid(),
      telephone,
      display_name: sql<string>`${shopName} || '用户' || ${telephone.slice(-4)}`,
      known_before: isKnownNumber(work, telephone),
      created_at: now,
    }
    const fresh = await db
      .insertInto('shopper')
      .values(shopper)
      .onConflict((clash) => clash.column('telephone').doNothing())
      .returning(['id', 'known_before'])
      .executeTakeFirst()
    if (!fresh)
      return (await db.selectFrom('shopper').select('id').where('telephone', '=', telephone).executeTakeFirstOrThrow())
        .id
    if (fresh.known_before) return fresh.id
    const { rows } = await sql<Omit<BatchToGive, 'validDays'> & { validDays: number | null }>`
      select id as "couponBatchId", begin_time as "beginTime", end_time as "endTime", valid_days as "validDays"
      from coupon_batch where on_signup and begin_time <= ${now} and end_time >= ${now}`.execute(db)
    const batches = rows.map((row) => ({ ...row, validDays: row.validDays ?? undefined }))
    if (batches.length > 0) await giveCoupons(work, fresh.id, batches)
    return fresh.id
  })
}
