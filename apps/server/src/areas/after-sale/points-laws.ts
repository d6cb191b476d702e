import { ORDER_STATUS } from '@hearth/domain'
import { EARNED } from '#areas/points/journals'
import { SERVICE_RETURNED, SERVICE_TAKEN_BACK } from '#areas/points/journals'
import { RETURNED, SPENT } from '#areas/points/journals'
import type { Law } from '#kernel/law'
import { codes } from '#kernel/law-codes'

/** What must hold of points, coins and stars of orders, those that service moves back among them. */
export const ORDER_POINTS_LAWS: readonly Law[] = [
  {
    fault: 'points, coins or stars of an order that were not spent on it, or not given back',
    broken: `
      select orders.id as id from orders
      left join lateral (
        select -coalesce(sum(amount) filter (where source_kind = '${SPENT}'), 0) as spent,
          coalesce(sum(amount) filter (where source_kind = '${RETURNED}'), 0) as returned
        from ledger_entry where source_id = orders.id and source_kind in ('${SPENT}', '${RETURNED}')
          and balance_after is not null
      ) as moved on true
      left join lateral (
        select coalesce(sum(amount), 0) as returned
        from ledger_entry join after_sale on after_sale.id = source_id
        where source_kind = '${SERVICE_RETURNED}' and after_sale.order_id = orders.id and balance_after is not null
      ) as served on true
      where spent <> integral + gold_pieces + star_pieces
      or moved.returned + served.returned <> integral_back + gold_back + star_back
      or (orders.status = ${codes(ORDER_STATUS, 'cancelled')} and moved.returned + served.returned <> spent)`,
  },
  {
    fault: 'more points or coins taken back than an order earned',
    broken: `
      select orders.id as id from orders join ledger_entry on balance_after is not null
        and ((source_kind = '${EARNED}' and source_id = orders.id)
          or (source_kind = '${SERVICE_TAKEN_BACK}'
            and source_id in (select id from after_sale where order_id = orders.id)))
      group by orders.id, account_id having sum(amount) < 0`,
  },
]
