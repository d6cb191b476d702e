import { ORDER_STATUS } from '@hearth/domain'
import {
  EARNED,
  GOODWILL_TAKEN_BACK,
  RETURNED,
  SERVICE_RETURNED,
  SERVICE_TAKEN_BACK,
  SPENT,
} from '#areas/points/journals'
import type { Law } from '#kernel/laws/law'
import { codes, literals } from '#kernel/laws/law-codes'

/**
 * Returns SQL that lists ledger entries on shoppers' accounts, each with the id of its order. `ofOrders` are the kinds
 * of journals that belong to an order. `ofRequests` are the kinds of journals that belong to a request for service.
 */
const moved = (ofOrders: readonly string[], ofRequests: readonly string[]): string => `
  select source_id as order_id, account_id, source_kind, amount from ledger_entry
  where balance_after is not null and source_kind in (${literals(ofOrders)})
  union all
  select order_id, account_id, source_kind, amount from ledger_entry join after_sale on after_sale.id = source_id
  where balance_after is not null and source_kind in (${literals(ofRequests)})`

/** Points and coins that goodwill refunds took back, by order. */
const TAKEN_FOR_GOODWILL = `
  select order_id, account_id, source_kind, entry.amount from ledger_entry entry
  join refund on refund.request = source_id
  where balance_after is not null and source_kind = '${GOODWILL_TAKEN_BACK}'`

/** Laws of points, coins and stars of orders and their after-sale service. */
export const ORDER_POINTS_LAWS: readonly Law[] = [
  {
    fault: 'points, coins or stars of an order that were not spent on it, or not given back',
    broken: `
      select orders.id as id from orders left join (
        select order_id, -coalesce(sum(amount) filter (where source_kind = '${SPENT}'), 0) as spent,
          coalesce(sum(amount) filter (where source_kind <> '${SPENT}'), 0) as returned
        from (${moved([SPENT, RETURNED], [SERVICE_RETURNED])}) as moved group by order_id
      ) as had on had.order_id = orders.id
      where coalesce(spent, 0) <> integral + gold_pieces + star_pieces
        or coalesce(returned, 0) <> integral_back + gold_back + star_back
        or (orders.status = ${codes(ORDER_STATUS, 'cancelled')} and coalesce(returned, 0) <> coalesce(spent, 0))`,
  },
  {
    fault: 'more points or coins taken back than an order earned',
    broken: `
      select order_id as id from (
        ${moved([EARNED], [SERVICE_TAKEN_BACK])} union all ${TAKEN_FOR_GOODWILL}
      ) as moved
      group by order_id, account_id having sum(amount) < 0`,
  },
]
