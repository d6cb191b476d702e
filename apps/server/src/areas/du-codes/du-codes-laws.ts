import { ORDER_STATUS } from '@hearth/domain'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

const CANCELLED = codes(ORDER_STATUS, 'cancelled')

/** Laws of redemption codes. */
export const DU_CODE_LAWS: readonly Law[] = [
  {
    fault: 'a redemption code used by more than one order, or by another than the one that names it',
    broken: `
      select source_id as id
      from price_row join orders on orders.id = order_id join du_code on du_code.id = source_id
      where source_kind = 'code' and orders.status <> ${CANCELLED}
      group by source_id, du_code.order_id
      having count(distinct orders.id) > 1 or max(orders.id) is distinct from du_code.order_id
      union all select du_code.id from du_code left join orders on orders.id = order_id
      where order_id is not null and (orders.id is null or orders.status = ${CANCELLED} or not exists (
        select from price_row
        where price_row.order_id = orders.id and source_kind = 'code' and source_id = du_code.id))`,
  },
]
