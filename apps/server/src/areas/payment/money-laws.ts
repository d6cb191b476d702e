import { BANK_CHANNEL, MONEY_MOVE, PAYMENT_STATUS } from '@hearth/domain'
import { COLLECTED, GIVEN_BACK, OWED, PAID_FOR } from '#areas/payment/money-journals'
import { REFUND_STATE } from '#areas/payment/refund-state'
import type { Law } from '#kernel/laws/law'
import { codes, literals } from '#kernel/laws/law-codes'

const GIVEN = codes(REFUND_STATE, 'given')

/** The trades that cashiers collected, with the ids of their journals. */
const CAME = `
  select left(notice.id, -length(':paid')) as id, payment.channel, notice.amount
  from payment_notice notice join payment on payment.id = notice.payment_id
  where notice.result = 'paid' and payment.status in (${codes(PAYMENT_STATUS, 'paid', 'refunding', 'refunded')})`

/** The parts of refunds, with the account from which each is paid. */
const PARTS = `
  select part.id, part.refund_id, part.status, part.amount, payment.channel,
    case when bank_reference is null then payment.channel else '${BANK_CHANNEL}' end as way
  from refund_part part join payment on payment.id = part.payment_id`

/**
 * A query that sums up what journals of one source kind booked on accounts of one kind, for each source id of these
 * journals.
 */
const booked = (kind: string, account: string, sign: '' | '-'): string => `
  select source_id as id, ${sign}sum(amount) as amount
  from ledger_entry join ledger_account on ledger_account.id = account_id
  where source_kind = '${kind}' and ledger_account.kind = '${account}' group by source_id`

/** The balance of all accounts of a kind, by channel. */
const standing = (account: string, sign: '' | '-'): string => `
  select owner as channel, ${sign}sum(amount) as amount
  from ledger_entry join ledger_account on ledger_account.id = account_id where kind = '${account}' group by owner`

/** A query for the ids for which two other queries return different amounts. */
const differing = (one: string, other: string, id = 'id'): string => `
  select ${id} as id from (${one}) as one full join (${other}) as other using (${id})
  where one.amount is distinct from other.amount`

/** Laws of money on the ledger: it agrees with payments, refunds and balances. */
export const MONEY_LAWS: readonly Law[] = [
  {
    fault: 'a trade whose money is not in the books as it came',
    broken: differing(`select id, amount from (${CAME}) as came`, booked(COLLECTED, MONEY_MOVE.sold.from, '-')),
  },
  {
    fault: 'a refund that is not in the books as it is owed',
    broken: differing(
      `select id, amount from refund where cause in (${literals(PAID_FOR)})`,
      booked(OWED, MONEY_MOVE.saleOwed.to, ''),
    ),
  },
  {
    fault: 'a part of a refund that is not in the books as it was given',
    broken: differing(
      `select id, amount from (${PARTS}) as part where status = ${GIVEN}`,
      booked(GIVEN_BACK, MONEY_MOVE.refunded.to, ''),
    ),
  },
  {
    fault: 'cash of a channel that is not what came less what went back',
    broken: differing(
      `select channel, sum(amount) as amount from (
        select channel, amount from (${CAME}) as came
        union all select way, -amount from (${PARTS}) as part where status = ${GIVEN}
      ) as moved group by channel`,
      standing(MONEY_MOVE.sold.from, '-'),
      'channel',
    ),
  },
  {
    fault: 'money owed back by a channel that is not what its refunds have not given yet',
    broken: `
      select id from (
        select channel as id, one.amount as owed, other.amount as booked
        from (select channel, sum(amount) as amount from (${PARTS}) as part
          where status <> ${GIVEN} group by channel) as one
        full join (${standing(MONEY_MOVE.saleOwed.to, '')}) as other using (channel)
      ) as compared where coalesce(owed, 0) <> coalesce(booked, 0)`,
  },
]

/** The deposits that are still booked for each order; join by `order_id`. */
export const STANDING_DEPOSITS = `(
  select coalesce(payment.order_id, refund.order_id, entry.source_id) as order_id, sum(entry.amount) as deposit
  from ledger_entry entry join ledger_account on ledger_account.id = account_id
  left join payment on source_kind = '${COLLECTED}' and source_id = payment.channel || ':' || channel_trade_no
  left join refund on source_kind = '${OWED}' and source_id = refund.id
  where ledger_account.kind = '${MONEY_MOVE.deposited.to}'
  group by coalesce(payment.order_id, refund.order_id, entry.source_id))`

/**
 * A query of a law for orders that wait for a common goal, such as a group of buyers. The payment of such an order must
 * be booked as a deposit while the order has a hold, and not afterwards. The query returns orders for which this is not
 * so.
 * @param table a table with the orders of the kind, by `order_id`
 * @param cause the cause of the hold
 */
export const heldMoneyAstray = (table: string, cause: string): string => `
  select id from orders join ${table} waiting on waiting.order_id = id
  left join ${STANDING_DEPOSITS} as standing on standing.order_id = id
  left join (
    select order_id, sum(amount) as back from refund where cause in (${literals(PAID_FOR)}) group by order_id
  ) as owed on owed.order_id = id
  where coalesce(deposit, 0) <> case
    when exists (select from order_hold where order_hold.order_id = id and cause = '${cause}')
    then pay_amount - coalesce(back, 0) else 0 end`
