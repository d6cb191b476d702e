import { REBATE_STATUS } from '@hearth/domain'
import { REBATE_JOURNAL } from '#areas/earnings/journals'
import { codes } from '#kernel/law-codes'
import type { Law } from '#kernel/law'

const PENDING = codes(REBATE_STATUS, 'pending')

/** An account of what earns, by its kind: `rebatePending` or `partnerPending`. */
const accountOf = (place: 'Pending' | 'Available') =>
  `case line.kind when 'promoter' then 'rebate${place}' else 'partner${place}' end || '/' || line.shopper_id || '/CNY'`

/** What must hold of what promoters earn. */
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
]
