import { formatDay, type OrderFigures } from '@hearth/domain'
import { sql } from 'kysely'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The part of a shared order in its promoter's figures. */
export interface Counted extends OrderFigures {
  /** Fen of its rebates, less those taken back. */
  rebate: number
}

/**
 * Updates the part of a shared order in the figures of its day: one statement, or none if nothing changed. The order is
 * locked, so its earlier part cannot change meanwhile. Only the difference is added to the day's row, so that
 * concurrent orders do not overwrite each other.
 * @param paidAt epoch ms: when the order was paid, which decides the day
 */
export async function countOrder(
  { db }: UnitOfWork,
  { orderId, paidAt, before }: { orderId: string; paidAt: number; before: Counted },
  now: Counted,
): Promise<void> {
  const more = {
    orders: now.orders - before.orders,
    amount: now.amount - before.amount,
    rebate: now.rebate - before.rebate,
  }
  if (more.orders === 0 && more.amount === 0 && more.rebate === 0) return
  await sql`
    with counted as (
      update order_share
      set counted_orders = ${now.orders}, counted_amount = ${now.amount}, counted_rebate = ${now.rebate}
      where order_id = ${orderId}
      returning shopper_id, kind, channel_code
    )
    insert into rebate_day (shopper_id, kind, day, channel_code, orders, amount, rebate)
    select shopper_id, kind, ${formatDay(paidAt)}, channel_code,
      ${more.orders}::integer, ${more.amount}::bigint, ${more.rebate}::bigint
    from counted
    on conflict (shopper_id, kind, day, channel_code) do update set
      orders = rebate_day.orders + excluded.orders,
      amount = rebate_day.amount + excluded.amount,
      rebate = rebate_day.rebate + excluded.rebate`.execute(db)
}
