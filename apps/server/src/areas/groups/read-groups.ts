import { groupStatus, maskName, ORDER_STATUS, REPLY_CODE, type GroupState } from '@hearth/domain'
import type { Group, GroupList, GroupMember, ListGroups, OwnSeat } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { TAKEN_SEATS } from '#areas/groups/group-row'
import type { Database } from '#database/connect'
import { ascending, descending, pageOf } from '#kernel/reads/page-of'
import { ShopError } from '#kernel/shop-error'

/** The name shown for a member whose account was deleted. */
const GONE = '已注销用户'

/** An expression on a row of `buying_group` for the members who have paid, the leader first. */
const MEMBERS = sql<GroupMember[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'displayName', case when shopper.deleted_at is null then shopper.display_name else '' end,
    'uimg', case when shopper.deleted_at is null then shopper.avatar else '' end,
    'leader', seat.member_id = buying_group.leader_id,
    'refunded', orders.status = ${sql.lit(ORDER_STATUS.cancelled)}
  ) order by seat.member_id <> buying_group.leader_id, seat.seat_no), '[]')
  from group_order seat
  join shopper on shopper.id = seat.member_id
  join orders on orders.id = seat.order_id
  where seat.group_id = buying_group.id and seat.paid_at is not null)`

/** An expression on a row of `buying_group` for the viewer's seat; null if they have none. */
const seatOf = (viewer: string | undefined) => sql<OwnSeat | null>`(
  select jsonb_build_object('orderId', own.order_id, 'paid', own.paid_at is not null) from group_order own
  where own.group_id = buying_group.id and own.member_id = ${viewer ?? ''})`

type Row = Omit<Group, 'status' | 'own' | 'freeSeats'> & { state: GroupState; taken: number; own: OwnSeat | null }

const columnsFor = (viewer: string | undefined) => sql`
  buying_group.id as "groupId", buying_group.promotion_id as "promotionId", buying_group.spu_no as "spuNo",
  buying_group.sku_no as "skuNo", spu.name, sku.picture, buying_group.price as "groupPrice", sku.price,
  buying_group.group_size as "groupSize", buying_group.state, buying_group.end_time as "endTime",
  ${TAKEN_SEATS} as taken, ${MEMBERS} as members, ${seatOf(viewer)} as own`

const OF_PRODUCT = sql`buying_group
  join spu on spu.spu_no = buying_group.spu_no
  join sku on sku.sku_no = buying_group.sku_no`

const maskedName = ({ displayName, ...member }: GroupMember): GroupMember => ({
  ...member,
  displayName: maskName(displayName) || GONE,
})

const toGroup = ({ state, taken, own, members, ...row }: Row): Group => ({
  ...row,
  members: members.map(maskedName),
  freeSeats: Math.max(0, row.groupSize - taken),
  status: groupStatus(state),
  ...(own ? { own } : {}),
})

/**
 * Reads an opened group, in one query.
 * @throws ShopError notFound
 */
export async function readGroup(db: Database, viewer: string | undefined, groupId: string): Promise<Group> {
  const { rows } = await sql<Row>`
    select ${columnsFor(viewer)} from ${OF_PRODUCT}
    where buying_group.id = ${groupId} and buying_group.opened_at is not null`.execute(db)
  if (!rows[0]) throw new ShopError(REPLY_CODE.notFound, '没有找到这个团，您可以自己开一个团', 'groupId')
  return toGroup(rows[0])
}

/** Lists the groups of an activity that can be joined, those that end soonest first, in one query. */
export async function listOpenGroups(
  db: Database,
  { viewer, now }: { viewer: string | undefined; now: number },
  { promotionId, spuNo, startId, count = 20 }: ListGroups & { promotionId: string },
): Promise<GroupList> {
  const page = pageOf({
    by: [ascending('buying_group.end_time'), ascending('buying_group.id')],
    row: (after) => sql`buying_group where buying_group.id = ${after}`,
    after: startId,
    count,
  })
  const { rows } = await sql<Row>`
    select ${columnsFor(viewer)} from ${OF_PRODUCT}
    where buying_group.promotion_id = ${promotionId} and buying_group.state = 'gathering'
      and buying_group.end_time >= ${now} and ${ofProduct(spuNo)}
      and ${TAKEN_SEATS} between 1 and buying_group.group_size - 1 and ${page.beyond}
    order by ${page.order} limit ${page.limit}`.execute(db)
  const { rows: found, after } = page.cut(rows, ({ groupId }) => groupId)
  return { result: found.map(toGroup), startId: after }
}

const ofProduct = (spuNo: string | undefined): RawBuilder<boolean> =>
  spuNo === undefined ? sql<boolean>`true` : sql<boolean>`buying_group.spu_no = ${spuNo}`

/** Lists the groups in which a shopper has a seat, those with the latest orders first, in one query. */
export async function listOwnGroups(
  db: Database,
  shopperId: string,
  { startId, count = 20 }: ListGroups,
): Promise<GroupList> {
  const page = pageOf({ by: [descending('mine.order_id')], after: startId, count })
  const { rows } = await sql<Row>`
    select ${columnsFor(shopperId)}
    from group_order mine join ${OF_PRODUCT} on buying_group.id = mine.group_id
    where mine.member_id = ${shopperId} and buying_group.opened_at is not null and ${page.beyond}
    order by ${page.order} limit ${page.limit}`.execute(db)
  const { rows: found, after } = page.cut(rows, ({ own }) => own!.orderId)
  return { result: found.map(toGroup), startId: after }
}
