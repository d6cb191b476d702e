import { ORDER_STATUS, PICKUP_STATUS } from '@hearth/domain'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

/** Laws of parcels that go to cabinets. */
export const PICKUP_LAWS: readonly Law[] = [
  {
    fault: 'a cabinet has not taken the compartments that its parcels hold',
    broken: `
      select id from cabinet where taken <> (
        select count(*) from pickup
        where cabinet_id = cabinet.id and status in (${codes(PICKUP_STATUS, 'onItsWay', 'waiting')}))`,
  },
  {
    fault: 'a parcel of a cabinet is not where its order is',
    broken: `
      select order_id as id from pickup left join orders on orders.id = order_id
      where orders.id is null
        or (pickup.status = ${codes(PICKUP_STATUS, 'waiting')} and orders.status <> ${codes(ORDER_STATUS, 'shipped')})
        or (pickup.status = ${codes(PICKUP_STATUS, 'onItsWay')}
          and orders.status in (${codes(ORDER_STATUS, 'received', 'cancelled')}))
        or (pickup.status = ${codes(PICKUP_STATUS, 'fetched')}
          and orders.status <> ${codes(ORDER_STATUS, 'received')})`,
  },
]
