import { campaignStatusAt, ORDER_STATUS, PROMOTION_TYPE } from '@hearth/domain'
import type { ListOpsFlashSales, OpsFlashSale, OpsFlashSalePage } from '@hearth/ops'
import { sql } from 'kysely'
import { promotionsOf } from '#areas/products/promotion-lists'
import type { OpsContext } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'

/** An expression for the results of a sale. Cancelled orders do not count. */
const RESULT = sql`(
  select jsonb_build_object('orders', count(distinct orders.id), 'shoppers', count(distinct orders.shopper_id),
    'pieces', coalesce(sum(item.quantity), 0), 'amount', coalesce(sum(item.quantity * item.price), 0),
    'paidOrders', count(distinct orders.id) filter (where orders.paid_at is not null))
  from order_item item
  join orders on orders.id = item.order_id and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
  where item.promotion_id = promotion.id and orders.created_at >= promotion.begin_time)`

const flashSaleList = opsList<ListOpsFlashSales, Omit<OpsFlashSale, 'status'>>({
  ...promotionsOf(PROMOTION_TYPE.flashSale),
  columns: sql`
    promotion.id as "promotionId", promotion.name, promotion.begin_time as "beginTime",
    promotion.end_time as "endTime",
    (select count(*) from promotion_sku where promotion_id = promotion.id) as skus,
    (select coalesce(sum(stock), 0) from promotion_sku where promotion_id = promotion.id) as "piecesLeft",
    (select count(*) from sale_reminder where promotion_id = promotion.id) as reminders, ${RESULT} as result`,
  from: sql`promotion`,
})

/** Lists flash sales with their results, those that end last first, in one query. */
export async function listOpsFlashSales(context: OpsContext, payload: ListOpsFlashSales): Promise<OpsFlashSalePage> {
  const { rows, after } = await readList(flashSaleList, context, payload)
  return { flashSales: rows.map((one) => ({ ...one, status: campaignStatusAt(one, context.now) })), after }
}
