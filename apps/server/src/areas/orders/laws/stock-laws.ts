import { ORDER_STATUS } from '@hearth/domain'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

/** Pieces of each sku in orders that are not cancelled, without pieces that were returned to stock. */
const HELD = `
  select sku_no, sum(quantity - restocked + replaced) as quantity
  from order_item join orders on orders.id = order_item.order_id
  where orders.status <> ${codes(ORDER_STATUS, 'cancelled')} group by sku_no`

/** Laws of the stock that orders take. */
export const ORDER_STOCK_LAWS: readonly Law[] = [
  {
    fault: 'sold is not what living orders hold',
    broken: `
      select sku.sku_no as id from sku left join (${HELD}) as held using (sku_no) where sold <> coalesce(quantity, 0)`,
  },
  {
    fault: 'promotion sold is not what living orders hold',
    broken: `
      select promotion_id || '/' || sku_no as id from promotion_sku left join (
        select promotion_id, sku_no, sum(quantity - promotion_restocked) as pieces
        from order_item join orders on orders.id = order_item.order_id
        where orders.status <> ${codes(ORDER_STATUS, 'cancelled')} and promotion_id is not null
        group by promotion_id, sku_no
      ) as held using (promotion_id, sku_no)
      where stock is not null and sold <> coalesce(pieces, 0)`,
  },
]
