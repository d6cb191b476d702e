import { DAY } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { NOON } from './noon'

/**
 * Makes present activities for tests, named after what is special about them. Most give a coupon of the batch `gift`.
 */
export async function stockPresents(db: Database): Promise<void> {
  await sql`
    insert into coupon_batch (id, name, discount_type, coupon_value, begin_time, end_time, source, quantity)
    select id, id, 1, 1000, ${NOON - DAY}, end_time, 'staff', quantity
    from (values ('gift', ${NOON + 9 * DAY}::bigint, null::integer), ('gone', ${NOON - 1}::bigint, null),
      ('rare', ${NOON + 9 * DAY}::bigint, 1), ('card', ${NOON + 9 * DAY}::bigint, null),
      ('last-card', ${NOON + 9 * DAY}::bigint, 1))
      as batch (id, end_time, quantity)`.execute(db)
  await sql`
    insert into present_activity (
      id, name, begin_time, end_time, audience, coupon_batch_ids, points, quantity, steps, kind, per_room, published)
    select id, id, ${NOON}::bigint + from_day::bigint * ${DAY}, ${NOON}::bigint + to_day::bigint * ${DAY}, audience,
      batches::jsonb, points, quantity, steps::jsonb, kind, per_room, id <> 'hidden'
    from (values ('coupon', -1, 1, 'all', '["gift"]', null::integer, null::integer, '[]', 'page', null::integer),
      ('points', -1, 1, 'all', '[]', 300, 5, '[]', 'page', null),
      ('bundle', -1, 1, 'all', '["gift", "card"]', 20, 50, '[]', 'page', null),
      ('member', -1, 1, 'member', '["gift"]', null, null, '[]', 'page', null),
      ('newcomers', -1, 1, 'newcomer', '["gift"]', null, null, '[]', 'page', null),
      ('later', 1, 2, 'all', '["gift"]', null, null, '[]', 'page', null),
      ('past', -2, -1, 'all', '["gift"]', null, null, '[]', 'page', null),
      ('short', -1, 1, 'all', '["gift"]', null, null, '[]', 'page', null),
      ('ended coupons', -1, 1, 'all', '["gone"]', null, null, '[]', 'page', null),
      ('scarce', -1, 1, 'all', '["rare"]', null, 10, '[]', 'page', null),
      ('scarce bundle', -1, 1, 'all', '["gift", "last-card"]', 5, 10, '[]', 'page', null),
      ('last', -1, 1, 'all', '["gift"]', null, 1, '[]', 'page', null),
      ('last points', -1, 1, 'all', '[]', 50, 1, '[]', 'page', null),
      ('ten', -1, 1, 'all', '[]', 10, 10, '[]', 'page', null),
      ('hidden', -1, 1, 'all', '[]', 10, 10, '[]', 'page', null),
      ('steps', -1, 30, 'all', '[]', 10, 10, '["address", "order"]', 'page', null),
      ('guests', -1, 1, 'all', '["gift"]', null, 100, '[]', 'hotel', 2),
      ('inn', -1, 1, 'all', '[]', 10, 100, '[]', 'hotel', null))
      as activity (id, from_day, to_day, audience, batches, points, quantity, steps, kind, per_room)`.execute(db)
  await sql`
    insert into present_hotel (code, activity_id, name, position)
    values ('BJ-001', 'guests', '王府井店', 0), ('BJ-002', 'guests', '西湖店', 1), ('INN-1', 'inn', '客栈', 0)`.execute(
    db,
  )
}
