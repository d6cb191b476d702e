import { REBATE_STATUS, WITHDRAWAL_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { SANDBOX_ACCOUNTS } from '#areas/sandbox/sandbox-payouts'
import { law, onceSettled, type DayLaw } from './day-law'
import type { World } from './world'

const { paid, bounced, refused, failed } = WITHDRAWAL_STATUS

interface Line {
  id: string
  earned: number
  takenBack: number
  status: number
  /** The rebate that the line should have, computed from what was paid and refunded for it. */
  due: number
  received: boolean
  own: boolean
}

/** Every line with a rebate, and the rebate that follows from the line's order, price and refunds. */
const lines = ({ rows }: World) =>
  rows(sql<Line>`
    select line.item_id as id, line.earned::integer, line.taken_back::integer as "takenBack", line.status,
      case when orders.status = 90 then 0
        else floor(item.paid_amount::numeric * line.rate / 10000)::integer
          - case when back.fen >= item.paid_amount then line.earned::integer
              else floor(line.earned::numeric * back.fen / item.paid_amount)::integer end
      end as due,
      orders.received_at is not null as received, orders.shopper_id = line.shopper_id as own
    from rebate_line line
    join orders on orders.id = line.order_id
    join order_item item on item.id = line.item_id
    cross join lateral (
      select coalesce(sum(fen), 0) as fen
      from refund_row
      join refund on refund.id = refund_id
      where refund.order_id = orders.id and item_position = item.position
        and stage not in ('deducted', 'keptBack')
    ) as back`)

interface Money {
  id: string
  balance: number
  due: number
}
/** The withdrawable balance of each promoter, and the sum of the promoter's earnings and withdrawals. */
const money = ({ rows }: World) =>
  rows(sql<Money>`
    select account.id, account.balance::integer,
      ((
        select coalesce(sum(earned - taken_back), 0) from rebate_line line
        where line.shopper_id = account.owner and line.settled_at is not null
          and account.kind = case line.kind when 'promoter' then 'rebateAvailable' else 'partnerAvailable' end
      ) - (
        select coalesce(sum(amount), 0) from withdrawal
        where withdrawal.shopper_id = account.owner and status not in (${refused}, ${failed}, ${bounced})
          and account.kind = case withdrawal.kind when 'promoter' then 'rebateAvailable' else 'partnerAvailable' end
      ))::integer as due
    from ledger_account account where account.kind in ('rebateAvailable', 'partnerAvailable')`)

interface Sent {
  id: string
  status: number
  net: number
  /** Amount of the payout at the provider; null if there is none. */
  asked: number | null
  /** Last digits of the account, which decide how the provider answers. */
  ending: string | null
  confirmed: boolean
}
/** Withdrawals, each with the provider's record of it. */
const sent = ({ rows }: World) =>
  rows(sql<Sent>`
    select id, status, net::integer, payout.amount::integer as asked, payout.account as ending,
      confirmed_at is not null as confirmed
    from withdrawal full join sandbox_payout payout on payout.payout_id = withdrawal.id`)

/** Whether a withdrawal in the shop's books differs from the provider's record. */
function isOtherwise({ id, status, net, asked, ending, confirmed }: Sent): boolean {
  if (id === null) return true
  if (asked === null) return status === paid || status === bounced || status === failed
  if (asked !== net || status === refused) return true
  if (ending === SANDBOX_ACCOUNTS.refused) return status !== failed
  if (ending === SANDBOX_ACCOUNTS.bounces) return status !== bounced
  if (ending === SANDBOX_ACCOUNTS.confirms) return status !== (confirmed ? paid : failed)
  return status !== paid
}

/** Laws of what promoters earn and are paid. */
export const PROMOTER_LAWS: readonly DayLaw[] = [
  law(
    'nobody earns on their own purchases, and nothing settles before it was received',
    lines,
    ({ own, status, received }) => own || (status === REBATE_STATUS.settled && !received),
  ),
  onceSettled(
    law(
      'what an order earns is its price times its rate, less the share of what was refunded, once',
      lines,
      ({ earned, takenBack, due }) => earned - takenBack !== due,
    ),
  ),
  law(
    'what can be withdrawn is what settled less what was withdrawn and not returned',
    money,
    ({ balance, due }) => balance !== due,
  ),
  onceSettled(law('what the provider paid is what the shop recorded as paid, once and to the fen', sent, isOtherwise)),
]
