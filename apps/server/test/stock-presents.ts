import { DAY } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { NOON } from './noon'

/** Present activities of tests, named by what is special to each; the rest give a coupon of the batch `gift`. */
export async function stockPresents(db: Database): Promise<void> {
  await sql`
    insert into coupon_batch (id, name, discount_type, coupon_value, begin_time, end_time, source, quantity)
    select id, id, 1, 1000, ${NOON - DAY}, end_time, 'staff', quantity
    from (values ('gift', ${NOON + 9 * DAY}::bigint, null::integer), ('gone', ${NOON - 1}::bigint, null),
      ('rare', ${NOON + 9 * DAY}::bigint, 1))
      as batch (id, end_time, quantity)`.execute(db)
  await sql`
    insert into present_activity (id, name, begin_time, end_time, audience, coupon_batch_id, points, quantity)
    select id, id, ${NOON}::bigint + from_day * ${DAY}, ${NOON}::bigint + to_day * ${DAY}, audience, batch, points,
      quantity
    from (values ('coupon', -1, 1, 'all', 'gift', null::integer, null::integer),
      ('points', -1, 1, 'all', null, 300, 5),
      ('member', -1, 1, 'member', 'gift', null, null),
      ('newcomers', -1, 1, 'newcomer', 'gift', null, null),
      ('later', 1, 2, 'all', 'gift', null, null),
      ('past', -2, -1, 'all', 'gift', null, null),
      ('short', -1, 1, 'all', 'gift', null, null),
      ('ended coupons', -1, 1, 'all', 'gone', null, null),
      ('scarce', -1, 1, 'all', 'rare', null, 10),
      ('last', -1, 1, 'all', 'gift', null, 1),
      ('last points', -1, 1, 'all', null, 50, 1),
      ('ten', -1, 1, 'all', null, 10, 10))
      as activity (id, from_day, to_day, audience, batch, points, quantity)`.execute(db)
}
