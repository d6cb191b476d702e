import { sql, type RawBuilder } from 'kysely'

/**
 * An expression on rows `orders` and `item` of `order_item`: the fen that refunds of this item have paid or will pay.
 * Amounts that were deducted or held back are not included.
 */
export const moneyBackOfItem: RawBuilder<number> = sql<number>`coalesce((
  select sum(back.fen) from refund
  join refund_row back on back.refund_id = refund.id
  where refund.order_id = orders.id and back.item_position = item.position
    and back.stage not in ('deducted', 'keptBack')
), 0)`
