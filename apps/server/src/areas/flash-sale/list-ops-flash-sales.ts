import { campaignStatusAt, ORDER_STATUS, PROMOTION_TYPE } from '@hearth/domain'
import type { ListOpsFlashSales, OpsFlashSale, OpsFlashSalePage } from '@hearth/ops'
import { sql } from 'kysely'
import { STANDS_AT } from '#areas/products/promotion-time'
import type { OpsContext } from '#kernel/ops-area'
import { opsList, readList } from '#kernel/ops-list'
import { ascending, descending } from '#kernel/page-of'

/** Orders of a sale that were not cancelled. */
const RESULT = sql`(
  select jsonb_build_object('orders', count(distinct orders.id), 'shoppers', count(distinct orders.shopper_id),
    'pieces', coalesce(sum(item.quantity), 0), 'amount', coalesce(sum(item.quantity * item.price), 0),
    'paidOrders', count(distinct orders.id) filter (where orders.paid_at is not null))
  from order_item item
  join orders on orders.id = item.order_id and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
  where item.promotion_id = promotion.id and orders.created_at >= promotion.begin_time)`

const flashSaleList = opsList<ListOpsFlashSales, Omit<OpsFlashSale, 'status'>>({
  columns: sql`
    promotion.id as "promotionId", promotion.name, promotion.begin_time as "beginTime",
    promotion.end_time as "endTime",
    (select count(*) from promotion_sku where promotion_id = promotion.id) as skus,
    (select coalesce(sum(stock), 0) from promotion_sku where promotion_id = promotion.id) as "piecesLeft",
    (select count(*) from sale_reminder where promotion_id = promotion.id) as reminders, ${RESULT} as result`,
  from: sql`promotion`,
  filters: {
    status: (status, now) => STANDS_AT[status](now),
    promotionId: (id) => sql`promotion.id = ${id}`,
  },
  sorts: {
    lastToEnd: [descending('promotion.end_time'), descending('promotion.id')],
    firstToBegin: [ascending('promotion.begin_time'), ascending('promotion.id')],
  },
  row: (after) => sql`promotion where promotion.id = ${after}`,
  nameOf: ({ promotionId }) => promotionId,
  always: sql`promotion.promotion_type = ${sql.lit(PROMOTION_TYPE.flashSale)}`,
})

/** Flash sales with their results, those that end last first: one query. */
export async function listOpsFlashSales(context: OpsContext, payload: ListOpsFlashSales): Promise<OpsFlashSalePage> {
  const { rows, after } = await readList(flashSaleList, context, payload)
  return { flashSales: rows.map((one) => ({ ...one, status: campaignStatusAt(one, context.now) })), after }
}
