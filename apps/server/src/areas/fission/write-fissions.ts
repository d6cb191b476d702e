import { REPLY_CODE } from '@hearth/domain'
import type { ShopFileFission } from '@hearth/ops'
import { sql } from 'kysely'
import { findPictures } from '#areas/pictures/find-pictures'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { endingTooEarly, refuseRows, type RowFault } from '#kernel/ops/refused-rows'
import type { OwnerWork } from '#kernel/shop-file/shop-file-part'

/** Returns the faults of fission activities in a shop file. */
export const fissionFaults = (activities: readonly ShopFileFission[]): RowFault[] => [
  ...endingTooEarly('activityId')(activities),
  ...activities.flatMap(({ couponBatchId, points }, row) =>
    (couponBatchId === undefined) === (points === undefined)
      ? [{ row, field: 'couponBatchId', text: 'couponBatchId 和 points 要填写一个，且只能填写一个' }]
      : [],
  ),
]

const COLUMNS =
  '"activityId" text, name text, description text, picture jsonb, "skuNo" text, rules jsonb, "beginTime" bigint, ' +
  '"endTime" bigint, helpers integer, "couponBatchId" text, points integer, quantity integer, doors jsonb, ' +
  'published boolean'

/**
 * Adds or changes fission activities. The number of friends and the reward can't be changed after the first shopper has
 * asked friends. The number of rewards can't be set below the reached ones.
 * @throws RefusedRows for an unknown sku or coupon batch, and for fields that can't be changed
 */
export async function writeFissions({ db }: OwnerWork, activities: readonly ShopFileFission[]): Promise<void> {
  await refuseUnknown(db, activities)
  const picture = await findPictures(
    db,
    activities.flatMap((one, row) => (one.picture === undefined ? [] : [{ name: one.picture, row, field: 'picture' }])),
  )
  const rows = activities.map((one) => ({ ...one, picture: one.picture === undefined ? null : picture(one.picture) }))
  await sql`
    insert into fission_activity (
      id, name, description, picture, sku_no, rules, begin_time, end_time, helpers, coupon_batch_id, points, quantity,
      doors, published)
    select "activityId", name, coalesce(description, ''), picture, "skuNo", coalesce(rules, '[]'), "beginTime",
      "endTime", helpers, "couponBatchId", points, quantity, coalesce(doors, '{}'), coalesce(published, true)
    from ${listRows(rows, COLUMNS)} as listed
    on conflict (id) do update set name = excluded.name, description = excluded.description,
      picture = excluded.picture, sku_no = excluded.sku_no, rules = excluded.rules, begin_time = excluded.begin_time,
      end_time = excluded.end_time, helpers = excluded.helpers, coupon_batch_id = excluded.coupon_batch_id,
      points = excluded.points, doors = excluded.doors,
      quantity = case when excluded.quantity is not null
        then greatest(excluded.quantity, fission_activity.reached) end,
      version = fission_activity.version + 1`.execute(db)
  const said = activities.flatMap(({ activityId, published }) =>
    published === undefined ? [] : [{ activityId, published }],
  )
  await sql`
    update fission_activity set published = said.published
    from ${listRows(said, '"activityId" text, published boolean')} as said
    where fission_activity.id = said."activityId"`.execute(db)
  await pagesChanged(db)
}

interface Known {
  skus: string[]
  /** The known coupon batches, each with whether its number of coupons is limited. */
  batches: Record<string, boolean>
  /** The terms of activities in which a shopper has asked friends. */
  asked: Record<string, { helpers: number; couponBatchId: string | null; points: number | null }>
}

async function refuseUnknown(db: Database, activities: readonly ShopFileFission[]): Promise<void> {
  const ids = activities.map(({ activityId }) => activityId)
  // The lock keeps shoppers from asking friends during the write.
  await sql`select from fission_activity where id = any(${ids}::text[]) order by id for update`.execute(db)
  const { rows } = await sql<Known>`
    select coalesce((
        select jsonb_agg(sku_no) from sku where sku_no = any(${activities.map(({ skuNo }) => skuNo)}::text[])
      ), '[]') as skus,
      coalesce((
        select jsonb_object_agg(id, quantity is not null) from coupon_batch
        where id = any(${activities.flatMap(({ couponBatchId }) => couponBatchId ?? [])}::text[])
      ), '{}') as batches,
      coalesce((
        select jsonb_object_agg(id, jsonb_build_object('helpers', helpers, 'couponBatchId', coupon_batch_id,
          'points', points))
        from fission_activity activity
        where id = any(${ids}::text[]) and exists (
          select from fission_share where fission_share.activity_id = activity.id
        )
      ), '{}') as asked`.execute(db)
  const [known] = rows as [Known]
  refuseRows(activities.flatMap((one, row) => faultsOf(one, known).map((fault) => ({ row, ...fault }))))
}

function faultsOf(
  { activityId, skuNo, couponBatchId, points, helpers }: ShopFileFission,
  { skus, batches, asked }: Known,
): Omit<RowFault, 'row'>[] {
  const before = asked[activityId]
  const moved =
    before &&
    (before.helpers !== helpers
      ? 'helpers'
      : before.couponBatchId !== (couponBatchId ?? null)
        ? 'couponBatchId'
        : before.points !== (points ?? null)
          ? 'points'
          : undefined)
  return [
    ...(skus.includes(skuNo) ? [] : [{ field: 'skuNo', text: `没有商品规格 ${skuNo}`, missing: skuNo }]),
    ...(couponBatchId !== undefined && batches[couponBatchId] === undefined
      ? [{ field: 'couponBatchId', text: `没有优惠券 ${couponBatchId}`, missing: couponBatchId }]
      : []),
    ...(couponBatchId !== undefined && batches[couponBatchId] === true
      ? [
          {
            field: 'couponBatchId',
            text: `${couponBatchId} 限量，可能发完；达成的奖励必须总能领取，请改为限制本活动的 quantity`,
          },
        ]
      : []),
    ...(moved
      ? [
          {
            field: moved,
            text: `已有顾客发起助力，${activityId} 的助力人数和奖励不能再改`,
            code: REPLY_CODE.wrongState,
          },
        ]
      : []),
  ]
}
