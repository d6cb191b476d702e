import {
  BARGAIN_STATUS,
  bargainPrice,
  bargainStatus,
  campaignStatusAt,
  doorWarnings,
  ORDER_STATUS,
  PROMOTION_TYPE,
  type BargainStatus,
  type DoorChoices,
} from '@hearth/domain'
import type {
  BargainResult,
  ListOpsBargainCampaigns,
  ListOpsBargains,
  OpsBargain,
  OpsBargainCampaign,
  OpsBargainCampaignPage,
  OpsBargainPage,
} from '@hearth/ops'
import { sql, type RawBuilder } from 'kysely'
import { promotionsOf } from '#areas/products/promotion-lists'
import type { OpsContext } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending, descending } from '#kernel/reads/page-of'

/** An expression for the results of a promotion's bargains, with the amount of their valid orders. */
const resultAt = (now: number): RawBuilder<BargainResult> => sql<BargainResult>`(
  select jsonb_build_object(
    'started', count(*),
    'running', count(*) filter (where order_id is null and bargain.end_time >= ${now}),
    'atFloor', count(*) filter (where helped = helpers),
    'helps', coalesce(sum(helped), 0)) || (
      select jsonb_build_object('helpers', count(distinct helper_shopper_id))
      from bargain_help help join bargain helped_with on helped_with.id = help.bargain_id
      where helped_with.promotion_id = promotion.id) || (
      select jsonb_build_object('orders', count(*), 'paidOrders', count(*) filter (where orders.paid_at is not null),
        'amount', coalesce(sum(item.price), 0), 'cutAmount', coalesce(sum(of_order.price - item.price), 0))
      from bargain_order bought
      join bargain of_order on of_order.id = bought.bargain_id
      join orders on orders.id = bought.order_id and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
      join order_item item on item.order_id = orders.id and not item.gift
      where bought.promotion_id = promotion.id)
  from bargain where bargain.promotion_id = promotion.id)`

type CampaignRow = Omit<OpsBargainCampaign, 'status' | 'warnings'> & { doors: DoorChoices }

const campaignList = (now: number) =>
  opsList<ListOpsBargainCampaigns, CampaignRow>({
    ...promotionsOf(PROMOTION_TYPE.bargain),
    columns: sql`
      promotion.id as "promotionId", promotion.name, on_sku.sku_no as "skuNo", promotion.begin_time as "beginTime",
      promotion.end_time as "endTime", sku.price, on_sku.promotion_price as "floorPrice",
      terms.helpers as "helperCount", terms.bargain_hours as "bargainHours", on_sku.stock as "piecesLeft",
      terms.doors, ${resultAt(now)} as result`,
    from: sql`promotion
      join bargain_promotion terms on terms.promotion_id = promotion.id
      join promotion_sku on_sku on on_sku.promotion_id = promotion.id
      join sku on sku.sku_no = on_sku.sku_no`,
  })

/** Lists bargain campaigns with the results of their bargains, those that end last first, in one query. */
export async function listOpsBargainCampaigns(
  context: OpsContext,
  payload: ListOpsBargainCampaigns,
): Promise<OpsBargainCampaignPage> {
  const { rows, after } = await readList(campaignList(context.now), context, payload)
  return {
    campaigns: rows.map(({ doors, ...one }) => ({
      ...one,
      status: campaignStatusAt(one, context.now),
      warnings: doorWarnings(['bargain'], doors),
    })),
    after,
  }
}

const STANDS: Readonly<Record<BargainStatus, (now: number) => RawBuilder<boolean>>> = {
  [BARGAIN_STATUS.running]: (now) => sql<boolean>`bargain.order_id is null and bargain.end_time >= ${now}`,
  [BARGAIN_STATUS.bought]: () => sql<boolean>`bargain.order_id is not null`,
  [BARGAIN_STATUS.over]: (now) => sql<boolean>`bargain.order_id is null and bargain.end_time < ${now}`,
}

type BargainListRow = Omit<OpsBargain, 'status' | 'currentPrice' | 'orderId'> & { orderId: string | null }

const bargainList = opsList<ListOpsBargains, BargainListRow>({
  columns: sql`
    bargain.id as "bargainId", bargain.promotion_id as "promotionId", promotion.name, bargain.sku_no as "skuNo",
    bargain.shopper_id as "shopperId", bargain.price, bargain.floor_price as "floorPrice",
    bargain.helpers as "helperCount", bargain.helped, bargain.created_at as "startedAt",
    bargain.end_time as "endTime", bargain.order_id as "orderId"`,
  from: sql`bargain join promotion on promotion.id = bargain.promotion_id`,
  filters: {
    promotionId: (promotionId) => sql`bargain.promotion_id = ${promotionId}`,
    status: (status, now) => STANDS[status](now),
  },
  sorts: {
    lastStarted: [descending('bargain.created_at'), descending('bargain.id')],
    firstToEnd: [ascending('bargain.end_time'), ascending('bargain.id')],
  },
  row: (after) => sql`bargain where bargain.id = ${after}`,
  nameOf: ({ bargainId }) => bargainId,
})

/** Lists bargains that shoppers started, the newest first, in one query. */
export async function listOpsBargains(context: OpsContext, payload: ListOpsBargains): Promise<OpsBargainPage> {
  const { rows, after } = await readList(bargainList, context, payload)
  return {
    bargains: rows.map(({ orderId, ...row }) => ({
      ...row,
      status: bargainStatus({ ordered: orderId !== null, endTime: row.endTime }, context.now),
      currentPrice: bargainPrice(row, row.helped),
      ...(orderId === null ? {} : { orderId }),
    })),
    after,
  }
}
