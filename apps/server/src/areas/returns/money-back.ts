import { sql, type RawBuilder } from 'kysely'

/**
 * Fen of an item's money that refunds gave back or are to give back, as an expression on rows `orders` and `item` of
 * `order_item`. What was deducted or kept back stays with the shop, and is not among them.
 */
export const moneyBackOfItem: RawBuilder<number> = sql<number>`coalesce((
  select sum(back.fen) from refund
  join refund_row back on back.refund_id = refund.id
  where refund.order_id = orders.id and back.item_position = item.position
    and back.stage not in ('deducted', 'keptBack')
), 0)`
