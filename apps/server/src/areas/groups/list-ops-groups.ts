import { campaignStatusAt, GROUP_STATE, ORDER_STATUS, PROMOTION_TYPE } from '@hearth/domain'
import type {
  ListOpsGroupActivities,
  ListOpsGroups,
  OpsGroup,
  OpsGroupActivity,
  OpsGroupActivityPage,
  OpsGroupPage,
} from '@hearth/ops'
import { sql } from 'kysely'
import { promotionsOf } from '#areas/products/promotion-lists'
import { codes } from '#kernel/laws/law-codes'
import type { OpsContext } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending, descending } from '#kernel/reads/page-of'

const statesOf = (...names: Parameters<typeof codes<typeof GROUP_STATE>>[1][]) => sql.raw(codes(GROUP_STATE, ...names))

/** An expression for the results of a promotion's groups, with the amount of their valid orders. */
const RESULT = sql`(
  select jsonb_build_object(
    'opened', count(*) filter (where opened_at is not null),
    'gathering', count(*) filter (where state = 'gathering'),
    'complete', count(*) filter (where state in (${statesOf('complete', 'released')})),
    'failed', count(*) filter (where state in (${statesOf('failed', 'refunded')}))) || (
      select jsonb_build_object('members', count(distinct seat.member_id), 'orders', count(distinct orders.id),
        'pieces', coalesce(sum(item.quantity), 0), 'amount', coalesce(sum(item.quantity * item.price), 0))
      from buying_group standing
      join group_order seat on seat.group_id = standing.id and seat.paid_at is not null
      join orders on orders.id = seat.order_id and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
      join order_item item on item.order_id = orders.id
      where standing.promotion_id = promotion.id
        and standing.state in (${statesOf('gathering', 'complete', 'released')}))
  from buying_group where buying_group.promotion_id = promotion.id)`

const activityList = opsList<ListOpsGroupActivities, Omit<OpsGroupActivity, 'status'>>({
  ...promotionsOf(PROMOTION_TYPE.groupBuy),
  columns: sql`
    promotion.id as "promotionId", promotion.name, promotion.begin_time as "beginTime",
    promotion.end_time as "endTime", terms.group_size as "groupSize", terms.group_hours as "groupHours",
    (select count(*) from promotion_sku where promotion_id = promotion.id) as skus,
    (select coalesce(sum(stock), 0) from promotion_sku where promotion_id = promotion.id) as "piecesLeft",
    ${RESULT} as result`,
  from: sql`promotion join group_promotion terms on terms.promotion_id = promotion.id`,
})

/** Lists group promotions with the results of their groups, those that end last first, in one query. */
export async function listOpsGroupActivities(
  context: OpsContext,
  payload: ListOpsGroupActivities,
): Promise<OpsGroupActivityPage> {
  const { rows, after } = await readList(activityList, context, payload)
  return { activities: rows.map((one) => ({ ...one, status: campaignStatusAt(one, context.now) })), after }
}

type GroupRow = Omit<OpsGroup, 'endedAt'> & { endedAt: number | null }

const groupList = opsList<ListOpsGroups, GroupRow>({
  columns: sql`
    buying_group.id as "groupId", buying_group.promotion_id as "promotionId", promotion.name,
    buying_group.spu_no as "spuNo", buying_group.sku_no as "skuNo", buying_group.state,
    buying_group.group_size as "groupSize", buying_group.price, buying_group.opened_at as "openedAt",
    buying_group.end_time as "endTime", buying_group.ended_at as "endedAt", (
      select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('seatNo', seat_no, 'orderId', order_id,
        'orderStatus', orders.status, 'leader', member_id = buying_group.leader_id,
        'paidAt', group_order.paid_at)) order by seat_no), '[]')
      from group_order join orders on orders.id = order_id
      where group_id = buying_group.id and seat_no is not null) as seats`,
  from: sql`buying_group join promotion on promotion.id = buying_group.promotion_id`,
  filters: {
    promotionId: (promotionId) => sql`buying_group.promotion_id = ${promotionId}`,
    state: (state) => sql`buying_group.state = ${state}`,
  },
  sorts: {
    lastToEnd: [descending('buying_group.end_time'), descending('buying_group.id')],
    firstToEnd: [ascending('buying_group.end_time'), ascending('buying_group.id')],
  },
  row: (after) => sql`buying_group where buying_group.id = ${after}`,
  nameOf: ({ groupId }) => groupId,
  always: sql`buying_group.opened_at is not null`,
})

/** Lists opened groups with their seats, those that end last first, in one query. */
export async function listOpsGroups(context: OpsContext, payload: ListOpsGroups): Promise<OpsGroupPage> {
  const { rows, after } = await readList(groupList, context, payload)
  return {
    groups: rows.map(({ endedAt, ...row }) => ({ ...row, ...(endedAt === null ? {} : { endedAt }) })),
    after,
  }
}
