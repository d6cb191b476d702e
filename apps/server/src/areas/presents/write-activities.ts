import { PRESENT_KIND, type PresentKind } from '@hearth/domain'
import type { ShopFilePresentActivity } from '@hearth/ops'
import { sql } from 'kysely'
import { findPictures } from '#areas/pictures/find-pictures'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import { listRows } from '#database/list-rows'
import type { Database } from '#database/connect'
import { refuseRows, type RowFault } from '#kernel/ops/refused-rows'
import type { OwnerWork } from '#kernel/shop-file/shop-file-part'

const COLUMNS =
  '"activityId" text, name text, description text, picture jsonb, kind text, "beginTime" bigint, "endTime" bigint, ' +
  'audience text, "couponBatchIds" jsonb, points integer, quantity integer, steps jsonb, "orderAmount" bigint, ' +
  'rules jsonb, "perRoom" integer, published boolean'

const kindOf = ({ hotels }: ShopFilePresentActivity): PresentKind => (hotels ? PRESENT_KIND.hotel : PRESENT_KIND.page)

/**
 * Adds or changes activities that give coupons and points. Presents that were taken stay, and the number of presents is
 * never set below the taken ones. An unpublished activity stays unpublished unless the file says otherwise.
 * @throws RefusedRows for a coupon batch that does not exist, or a hotel of another activity that is not over
 */
export async function writeActivities(
  { db, now }: OwnerWork,
  activities: readonly ShopFilePresentActivity[],
): Promise<void> {
  await refuseUnknown(db, activities, now)
  const picture = await findPictures(
    db,
    activities.flatMap((one, row) => (one.picture === undefined ? [] : [{ name: one.picture, row, field: 'picture' }])),
  )
  const rows = activities.map((one) => ({
    ...one,
    kind: kindOf(one),
    picture: one.picture === undefined ? null : picture(one.picture),
  }))
  await sql`
    insert into present_activity (
      id, name, description, picture, kind, begin_time, end_time, audience, coupon_batch_ids, points, quantity, steps,
      order_amount, rules, per_room, published)
    select "activityId", name, coalesce(description, ''), picture, kind, "beginTime", "endTime",
      coalesce(audience, 'all'), coalesce("couponBatchIds", '[]'), points, quantity, coalesce(steps, '[]'),
      "orderAmount", coalesce(rules, '[]'), "perRoom", coalesce(published, true)
    from ${listRows(rows, COLUMNS)} as listed
    on conflict (id) do update set name = excluded.name, description = excluded.description,
      picture = excluded.picture, kind = excluded.kind, begin_time = excluded.begin_time,
      end_time = excluded.end_time, audience = excluded.audience, coupon_batch_ids = excluded.coupon_batch_ids,
      points = excluded.points, steps = excluded.steps, order_amount = excluded.order_amount, rules = excluded.rules,
      per_room = excluded.per_room,
      quantity = case when excluded.quantity is not null
        then greatest(excluded.quantity, present_activity.taken) end,
      version = present_activity.version + 1`.execute(db)
  const said = activities.flatMap(({ activityId, published }) =>
    published === undefined ? [] : [{ activityId, published }],
  )
  await sql`
    update present_activity set published = said.published
    from ${listRows(said, '"activityId" text, published boolean')} as said
    where present_activity.id = said."activityId"`.execute(db)
  await writeHotels(db, activities)
  await pagesChanged(db)
}

/** Writes the hotels of activities. Hotels that an activity omits no longer take part. */
async function writeHotels(db: Database, activities: readonly ShopFilePresentActivity[]): Promise<void> {
  const hotels = activities.flatMap(({ activityId, hotels: named = [] }) =>
    named.map(({ hotelCode, name }, position) => ({ activityId, hotelCode, name, position })),
  )
  const ids = activities.map(({ activityId }) => activityId)
  await sql`
    delete from present_hotel
    where activity_id = any(${ids}::text[])
      and not (code = any(${hotels.map(({ hotelCode }) => hotelCode)}::text[]))`.execute(db)
  await sql`
    insert into present_hotel (code, activity_id, name, position)
    select "hotelCode", "activityId", name, position
    from ${listRows(hotels, '"hotelCode" text, "activityId" text, name text, position integer')} as listed
    on conflict (code) do update set activity_id = excluded.activity_id, name = excluded.name,
      position = excluded.position`.execute(db)
}

interface Known {
  batches: string[]
  /** Hotels of other activities that are not over, each with its activity. */
  hotels: Record<string, string>
}

async function refuseUnknown(db: Database, activities: readonly ShopFilePresentActivity[], now: number): Promise<void> {
  const ids = activities.map(({ activityId }) => activityId)
  // The lock keeps shoppers from taking presents during the write.
  await sql`select from present_activity where id = any(${ids}::text[]) order by id for no key update`.execute(db)
  const wanted = activities.flatMap(({ couponBatchIds = [] }) => couponBatchIds)
  const codes = activities.flatMap(({ hotels = [] }) => hotels.map(({ hotelCode }) => hotelCode))
  const { rows } = await sql<Known>`
    select coalesce((select jsonb_agg(id) from coupon_batch where id = any(${wanted}::text[])), '[]') as batches,
      coalesce((
        select jsonb_object_agg(code, activity_id)
        from present_hotel hotel
        join present_activity activity on activity.id = hotel.activity_id
        where code = any(${codes}::text[]) and activity.end_time >= ${now} and not activity_id = any(${ids}::text[])
      ), '{}') as hotels`.execute(db)
  const [known] = rows as [Known]
  refuseRows(activities.flatMap((one, row) => faultsOf(one, known).map((fault) => ({ row, ...fault }))))
}

function faultsOf(
  { couponBatchIds = [], hotels = [] }: ShopFilePresentActivity,
  known: Known,
): Omit<RowFault, 'row'>[] {
  return [
    ...couponBatchIds.flatMap((batchId, at) =>
      known.batches.includes(batchId)
        ? []
        : [
            {
              field: `couponBatchIds[${at}]`,
              text: `没有优惠券 ${batchId}`,
              missing: batchId,
            },
          ],
    ),
    ...hotels.flatMap(({ hotelCode }, at) => {
      const other = known.hotels[hotelCode]
      return other === undefined
        ? []
        : [{ field: `hotels[${at}].hotelCode`, text: `酒店 ${hotelCode} 还在参加活动 ${other}` }]
    }),
  ]
}
