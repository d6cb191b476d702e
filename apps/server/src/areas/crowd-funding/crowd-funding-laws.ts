import { CROWD_FUNDING_STATE, ORDER_STATUS, PAYMENT_STATUS } from '@hearth/domain'
import { FUNDING_HOLD } from '#areas/crowd-funding/crowd-funding-support'
import { heldMoneyAstray } from '#areas/payment/money-laws'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

const PAID = codes(ORDER_STATUS, 'paid')
const CANCELLED = codes(ORDER_STATUS, 'cancelled')

/** The states in which the goal is not reached. */
const SHORT = codes(CROWD_FUNDING_STATE, 'running', 'failed', 'refunded')
/** The states of a run that did not fail. */
const OPEN = codes(CROWD_FUNDING_STATE, 'running', 'reached', 'released')

/** Laws of crowd-fundings. */
export const CROWD_FUNDING_LAWS: readonly Law[] = [
  {
    fault: 'a crowd-funding that has not what its paid orders come to',
    broken: `
      select crowd_funding.id as id from crowd_funding left join (
        select crowd_funding_id, count(distinct orders.id) as supports, sum(quantity) as pieces,
          sum(price * quantity) as amount
        from orders join crowd_funding_order supports on supports.order_id = orders.id
        join order_item on order_item.order_id = orders.id and not gift
        where paid_at is not null and (status <> ${CANCELLED} or cancel_code = 'fundingFailed')
        group by crowd_funding_id
      ) as had on had.crowd_funding_id = crowd_funding.id
      where (crowd_funding.supports, crowd_funding.pieces, crowd_funding.amount)
          <> (coalesce(had.supports, 0), coalesce(had.pieces, 0), coalesce(had.amount, 0))
        and state in (${OPEN})
      union all select id from crowd_funding
      where (reached_at is null) <> (state in (${SHORT})) or (ended_at is null) <> (state in (${OPEN}))`,
  },
  {
    fault: 'a crowd-funding that runs with its goal reached',
    broken: `
      select id from crowd_funding
      where state in (${SHORT}) and (pieces >= goal_pieces or amount >= goal_amount)`,
  },
  {
    fault: 'an order on its way whose crowd-funding is not reached, or held by one that is over, or by none',
    broken: `
      select orders.id as id from crowd_funding_order
      join orders on orders.id = crowd_funding_order.order_id
      left join crowd_funding on crowd_funding.id = crowd_funding_id
      left join order_hold on order_hold.order_id = orders.id and cause = '${FUNDING_HOLD}'
      where crowd_funding.id is null
        or (orders.status in (${codes(ORDER_STATUS, 'shipped', 'received')})
          and (state not in (${codes(CROWD_FUNDING_STATE, 'reached', 'released')}) or cause is not null))
        or (cause is not null
          and (orders.status <> ${PAID} or state in (${codes(CROWD_FUNDING_STATE, 'released', 'refunded')})))
        or (orders.status = ${PAID} and cause is null
          and state in (${codes(CROWD_FUNDING_STATE, 'running', 'failed')}))
      union all select order_id from order_hold where cause = '${FUNDING_HOLD}'
        and not exists (select from crowd_funding_order supports where supports.order_id = order_hold.order_id)`,
  },
  {
    fault: 'money of a crowd-funding that stands among the deposits though it is certain or back, or does not',
    broken: heldMoneyAstray('crowd_funding_order', FUNDING_HOLD),
  },
  {
    fault: 'a crowd-funding that failed with money kept',
    broken: `
      select crowd_funding.id as id from crowd_funding
      join crowd_funding_order on crowd_funding_id = crowd_funding.id join orders on orders.id = order_id
      where state = ${codes(CROWD_FUNDING_STATE, 'refunded')}
        and (orders.status not in (${codes(ORDER_STATUS, 'pendingPayment', 'cancelled')}) or exists (
          select from payment
          where payment.order_id = orders.id and payment.status = ${codes(PAYMENT_STATUS, 'paid')}))`,
  },
]
