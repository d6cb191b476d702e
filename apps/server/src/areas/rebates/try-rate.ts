import { DAY, ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import type { TriedRebateRate, TryRebateRate } from '@hearth/ops'
import { sql } from 'kysely'
import { moneyBackOfItem } from '#areas/returns/money-back'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

const USUAL_TIME = 30 * DAY

/**
 * Computes what a rate would have cost, in one statement. Reads the lines of orders that were paid in a period and not
 * cancelled, less refunds. The cost of each line is rounded down like the domain's `rebateOf`. Gifts never count.
 * Without a sku, product or category, the lines of all products count.
 * @throws ShopError badInput for a period that ends before it begins
 */
export async function tryRate(
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  { rate, skuNo, spuNo, categoryCode, to = now, from = to - USUAL_TIME }: TryRebateRate,
): Promise<TriedRebateRate> {
  if (to < from) throw new ShopError(REPLY_CODE.badInput, '结束时间不能早于开始时间', 'to')
  const covered = sql.join(
    [
      sql`not item.gift`,
      ...(skuNo === undefined ? [] : [sql`item.sku_no = ${skuNo}`]),
      ...(spuNo === undefined ? [] : [sql`item.spu_no = ${spuNo}`]),
      ...(categoryCode === undefined ? [] : [sql`spu.category_code = ${categoryCode}`]),
    ],
    sql` and `,
  )
  const cost = sql`greatest(paid, 0) * ${rate}::bigint / 10000`
  const { rows } = await sql<TriedRebateRate>`
    with sold as (
      select share.order_id is not null as shared, item.paid_amount - ${moneyBackOfItem}::bigint as paid
      from orders
      join order_item item on item.order_id = orders.id
      join spu on spu.spu_no = item.spu_no
      left join order_share share on share.order_id = orders.id
      where orders.paid_at >= ${from}::bigint and orders.paid_at <= ${to}::bigint
        and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)} and ${covered}
    )
    select count(*)::integer as lines, coalesce(sum(paid), 0)::bigint as "paidAmount",
      coalesce(sum(${cost}), 0)::bigint as "mostCost",
      (count(*) filter (where shared))::integer as "sharedLines",
      coalesce(sum(${cost}) filter (where shared), 0)::bigint as "sharedCost"
    from sold where paid > 0`.execute(db)
  return rows[0]!
}
