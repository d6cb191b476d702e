import { DAY } from '@hearth/domain'
import { sql } from 'kysely'
import { shopName } from '#areas/content/shop-profile'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/**
 * Id of the shopper with a telephone. Who comes for the first time is written down, with the coupons a new shopper
 * gets; of many first logins at once one does so.
 */
export function welcome(work: UnitOfWork, telephone: string): Promise<string> {
  return inTransaction(work, async ({ db, now, random }) => {
    const shopper = {
      id: random.uuid(),
      telephone,
      display_name: sql<string>`${shopName} || '用户' || ${telephone.slice(-4)}`,
      created_at: now,
    }
    const fresh = await db
      .insertInto('shopper')
      .values(shopper)
      .onConflict((clash) => clash.column('telephone').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!fresh)
      return (await db.selectFrom('shopper').select('id').where('telephone', '=', telephone).executeTakeFirstOrThrow())
        .id
    await sql`
      with welcomed as (
        select id, begin_time, end_time, valid_days from coupon_batch
        where on_signup and begin_time <= ${now} and end_time >= ${now}
      ), counted as (
        insert into coupon_count (shopper_id, batch_id, pieces) select ${fresh.id}, id, 1 from welcomed
      )
      insert into coupon (id, batch_id, shopper_id, received_at, begin_time, end_time)
      select ${fresh.id} || '-' || id, id, ${fresh.id}, ${now}, begin_time,
        least(end_time, coalesce(${now} + valid_days * ${sql.lit(DAY)}::bigint, end_time)) from welcomed`.execute(db)
    return fresh.id
  })
}
