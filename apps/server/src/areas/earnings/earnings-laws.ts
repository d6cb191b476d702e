import { ORDER_STATUS, REBATE_STATUS } from '@hearth/domain'
import { REBATE_JOURNAL } from '#areas/earnings/journals'
import { codes } from '#kernel/laws/law-codes'
import type { Law } from '#kernel/laws/law'

const PENDING = codes(REBATE_STATUS, 'pending')
const CANCELLED = codes(ORDER_STATUS, 'cancelled')

/** The day in China on which an order was paid. */
const DAY_PAID = `
  to_char(to_timestamp((orders.paid_at + 28800000) / 1000) at time zone 'UTC', 'YYYY-MM-DD')`

/** A kind of earnings account: `rebatePending` or `partnerPending`. */
const accountOf = (place: 'Pending' | 'Available') =>
  `case line.kind when 'promoter' then 'rebate${place}' else 'partner${place}' end || '/' || line.shopper_id || '/CNY'`

/** Laws of the earnings of promoters. */
export const EARNINGS_LAWS: readonly Law[] = [
  {
    fault: 'what waits for a promoter is not what lines say that have not settled',
    broken: `
      select coalesce(account.id, due.id) as id from (
        select ${accountOf('Pending')} as id, sum(earned - taken_back) as fen
        from rebate_line line where status in (${PENDING}) group by 1
      ) as due
      full join (
        select id, balance from ledger_account where kind in ('rebatePending', 'partnerPending')
      ) as account on account.id = due.id
      where coalesce(account.balance, 0) <> coalesce(due.fen, 0)`,
  },
  {
    fault: 'what settled for a promoter is not what lines say that have settled',
    broken: `
      select coalesce(booked.id, due.id) as id from (
        select ${accountOf('Available')} as id, sum(earned - taken_back) as fen
        from rebate_line line where settled_at is not null group by 1
      ) as due
      full join (
        select account_id as id, sum(amount) as fen from ledger_entry
        where source_kind in ('${REBATE_JOURNAL.settle}', '${REBATE_JOURNAL.takeBack}')
          and (account_id like 'rebateAvailable/%' or account_id like 'partnerAvailable/%')
        group by 1
      ) as booked on booked.id = due.id
      where coalesce(booked.fen, 0) <> coalesce(due.fen, 0)`,
  },
  {
    fault: 'a line that settled though its order was never received, or that earns for who bought it',
    broken: `
      select line.item_id as id from rebate_line line
      join orders on orders.id = line.order_id
      join order_share share on share.order_id = line.order_id
      where (line.settled_at is not null and orders.received_at is null)
        or orders.shopper_id = line.shopper_id
        or share.shopper_id <> line.shopper_id or share.kind <> line.kind`,
  },
  {
    fault: 'a line that earned on other money than was paid for it',
    broken: `
      select line.item_id as id from rebate_line line
      left join order_item item on item.id = line.item_id and item.order_id = line.order_id and not item.gift
      where item.paid_amount is distinct from line.paid_amount
        or line.earned <> line.paid_amount * line.rate / 10000`,
  },
  {
    fault: 'a day of a promoter’s figures that is not the sum of what its orders added',
    broken: `
      select coalesce(kept.owner, due.owner) || '/' || coalesce(kept.day, due.day) as id from (
        select shopper_id || '/' || kind || '/' || channel_code as owner, day, orders, amount, rebate from rebate_day
      ) as kept
      full join (
        select share.shopper_id || '/' || share.kind || '/' || share.channel_code as owner, ${DAY_PAID} as day,
          sum(counted_orders) as orders, sum(counted_amount) as amount, sum(counted_rebate) as rebate
        from order_share share
        join orders on orders.id = share.order_id
        where counted_orders <> 0 or counted_amount <> 0 or counted_rebate <> 0
        group by 1, 2
      ) as due on due.owner = kept.owner and due.day = kept.day
      where coalesce(kept.orders, 0) <> coalesce(due.orders, 0)
        or coalesce(kept.amount, 0) <> coalesce(due.amount, 0)
        or coalesce(kept.rebate, 0) <> coalesce(due.rebate, 0)`,
  },
  {
    fault: 'a shared order that added to its day what its lines do not say',
    broken: `
      select share.order_id as id from order_share share
      where share.counted_rebate <> (
        select coalesce(sum(earned - taken_back), 0) from rebate_line where order_id = share.order_id
      )`,
  },
  {
    fault: 'a shared order that counts with another amount than was paid and not given back',
    // Changes of an order are counted when their event is consumed.
    broken: `
      select due.order_id as id from (
        select share.order_id, share.counted_orders, share.counted_amount,
          orders.paid_at is not null and orders.status <> ${CANCELLED} as open,
          sum(item.paid_amount) as paid,
          sum(greatest(0, item.paid_amount - coalesce((
            select sum(back.fen) from refund
            join refund_row back on back.refund_id = refund.id
            where refund.order_id = share.order_id and back.item_position = item.position
              and back.stage not in ('deducted', 'keptBack')
          ), 0))) as amount
        from order_share share
        join orders on orders.id = share.order_id
        join order_item item on item.order_id = share.order_id
        where not exists (select from event where subject = 'order/' || share.order_id and not handed_out)
          and not exists (
            select from event_delivery where subject = 'order/' || share.order_id and consumer = 'earnings'
          )
        group by 1, 2, 3, 4
      ) as due
      where due.counted_amount <> case when due.open then due.amount else 0 end
        or due.counted_orders <> case when due.open and (due.amount > 0 or due.paid = 0) then 1 else 0 end`,
  },
]
