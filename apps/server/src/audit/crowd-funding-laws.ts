import type { Law } from '#audit/law'

/** What must hold of crowd-fundings. */
export const CROWD_FUNDING_LAWS: readonly Law[] = [
  {
    fault: 'a crowd-funding that has not what its paid orders come to',
    broken: `
      select crowd_funding.id as id from crowd_funding left join (
        select crowd_funding_id, count(distinct orders.id) as supports, sum(quantity) as pieces, sum(price * quantity) as amount
        from orders join order_item on order_id = orders.id and not gift
        where paid_at is not null and (status <> 90 or cancel_code = 'fundingFailed') group by crowd_funding_id
      ) as had on had.crowd_funding_id = crowd_funding.id
      where (crowd_funding.supports, crowd_funding.pieces, crowd_funding.amount) <> (coalesce(had.supports, 0), coalesce(had.pieces, 0), coalesce(had.amount, 0))
        and state in ('running', 'reached', 'released')
      union all select id from crowd_funding where (reached_at is null) <> (state in ('running', 'failed', 'refunded')) or (ended_at is null) <> (state in ('running', 'reached', 'released'))`,
  },
  {
    fault: 'a crowd-funding that runs with its goal reached',
    broken: `
      select id from crowd_funding where state in ('running', 'failed', 'refunded') and (pieces >= goal_pieces or amount >= goal_amount)`,
  },
  {
    fault: 'an order on its way whose crowd-funding is not reached, or held by one that is over, or by none',
    broken: `
      select orders.id as id from orders left join crowd_funding on crowd_funding.id = crowd_funding_id
      where crowd_funding_id is not null and (crowd_funding.id is null
        or (orders.status in (30, 40) and (state not in ('reached', 'released') or crowd_funding_held))
        or (crowd_funding_held and (orders.status <> 20 or state in ('released', 'refunded')))
        or (orders.status = 20 and not crowd_funding_held and state in ('running', 'failed')))
      union all select id from orders where crowd_funding_held and crowd_funding_id is null`,
  },
  {
    fault: 'a crowd-funding that failed with money kept',
    broken: `
      select crowd_funding.id as id from crowd_funding join orders on crowd_funding_id = crowd_funding.id
      where state = 'refunded' and (orders.status not in (10, 90) or exists (
        select from payment where payment.order_id = orders.id and payment.status = 1))`,
  },
]
