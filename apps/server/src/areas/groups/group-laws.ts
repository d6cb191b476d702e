import { GROUP_STATE, ORDER_STATUS, PAYMENT_STATUS } from '@hearth/domain'
import { GROUP_HOLD } from '#areas/groups/group-row'
import { heldMoneyAstray } from '#areas/payment/money-laws'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

const PAID = codes(ORDER_STATUS, 'paid')
const CANCELLED = codes(ORDER_STATUS, 'cancelled')
const COMPLETE = codes(GROUP_STATE, 'complete', 'released')
const OPENED = codes(GROUP_STATE, 'gathering', 'complete', 'released', 'failed', 'refunded')

/** Laws of groups that buy together. */
export const GROUP_LAWS: readonly Law[] = [
  {
    fault: 'a group with seats beyond its size, or with a seat of somebody whose order it is not',
    broken: `
      select group_id as id from group_order join buying_group on buying_group.id = group_id
      where seat_no not between 1 and group_size
      union all select group_id from group_order join orders on orders.id = order_id
      where (seat_no is null) <> (member_id is null) or (group_order.paid_at is not null and seat_no is null)
        or member_id <> shopper_id
      union all select order_id from group_order
      where not exists (select from buying_group where buying_group.id = group_id)
      union all select group_id from group_order where seat_no is not null
      group by group_id, member_id having count(*) > 1`,
  },
  {
    fault: 'a group that is complete without as many paid seats as it takes, or is not complete with them',
    broken: `
      select buying_group.id as id from buying_group left join (
        select group_id, count(*) as paid from group_order where paid_at is not null group by group_id
      ) as had on had.group_id = buying_group.id
      where (coalesce(paid, 0) >= group_size) <> (state in (${COMPLETE}))
        or coalesce(paid, 0) > group_size`,
  },
  {
    fault: 'a group without a deadline that is open, or with an end before its time',
    broken: `
      select id from buying_group
      where (opened_at is not null) <> (state in (${OPENED})) or (end_time is null) <> (opened_at is null)
        or (ended_at is null) <> (state in (${codes(GROUP_STATE, 'opening', 'gathering')}))
        or (state in (${codes(GROUP_STATE, 'failed', 'refunded')}) and ended_at <= end_time)
        or end_time > opened_at + group_hours * 3600000`,
  },
  {
    fault: 'a seat that stands with an order that is cancelled while its group gathers, or is not paid after it ended',
    broken: `
      select order_id as id from group_order
      join buying_group on buying_group.id = group_id join orders on orders.id = order_id
      where (seat_no is not null and orders.status = ${CANCELLED}
          and state in (${codes(GROUP_STATE, 'opening', 'gathering')}))
        or (seat_no is not null and group_order.paid_at is null and state in (${COMPLETE}))
        or (seat_no is null and orders.status <> ${CANCELLED})`,
  },
  {
    fault: 'an order on its way whose group is not complete, or held by one that is over, or by none',
    broken: `
      select orders.id as id from group_order
      join orders on orders.id = group_order.order_id
      left join buying_group on buying_group.id = group_id
      left join order_hold on order_hold.order_id = orders.id and cause = '${GROUP_HOLD}'
      where (orders.status in (${codes(ORDER_STATUS, 'shipped', 'received')})
          and (state not in (${COMPLETE}) or cause is not null))
        or (cause is not null
          and (orders.status <> ${PAID} or state in (${codes(GROUP_STATE, 'released', 'refunded', 'dropped')})))
        or (orders.status = ${PAID} and cause is null
          and state in (${codes(GROUP_STATE, 'opening', 'gathering', 'complete', 'failed')}))
      union all select order_id from order_hold where cause = '${GROUP_HOLD}'
        and not exists (select from group_order own where own.order_id = order_hold.order_id)`,
  },
  {
    fault: 'money of a group that stands among the deposits though it is certain or back, or does not',
    broken: heldMoneyAstray('group_order', GROUP_HOLD),
  },
  {
    fault: 'a group that failed with money kept',
    broken: `
      select buying_group.id as id from buying_group
      join group_order on group_id = buying_group.id join orders on orders.id = order_id
      where state = ${codes(GROUP_STATE, 'refunded')}
        and (orders.status <> ${CANCELLED} or exists (
          select from payment
          where payment.order_id = orders.id and payment.status = ${codes(PAYMENT_STATUS, 'paid')}))`,
  },
]
