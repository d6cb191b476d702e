import { sql, type Migration } from 'kysely'

/**
 * Posts journals for earlier payments, refunds owed and refunds paid, in the form in which the shop posts them from now
 * on: a journal for each trade, for each refund owed, and for each part of a refund that was paid. Orders of successful
 * crowd-fundings count as sold from their payment.
 */
export const moneyOnTheLedger: Migration = {
  async up(db) {
    await sql`create index ledger_journal_event_at on ledger_journal (event_at)`.execute(db)
    for (const moves of [TRADES, CERTAIN, OWED, DEPOSITS_KEPT, GIVEN]) await sql.raw(booked(moves)).execute(db)
  },
}

/**
 * Returns the statement that posts a journal for each row of the query `moves`. The amount of a row leaves one account
 * and enters another.
 */
const booked = (moves: string): string => `
with moves as (${moves}),
sides as (
  select source_kind, source_id, from_account as account, from_channel as channel, -fen as fen from moves
  union all select source_kind, source_id, to_account, to_channel, fen from moves
),
posted as (
  insert into ledger_journal (source_kind, source_id, event_at, posted_at)
  select source_kind, source_id, max(event_at), max(event_at) from moves where fen <> 0 group by source_kind, source_id
),
opened as (
  insert into ledger_account (id, kind, owner, unit)
  select distinct account || '/' || channel || '/CNY', account, channel, 'CNY' from sides on conflict do nothing
)
insert into ledger_entry (source_kind, source_id, account_id, amount)
select source_kind, source_id, account || '/' || channel || '/CNY', sum(fen)
from sides group by source_kind, source_id, account, channel having sum(fen) <> 0
`

/** Orders of crowd-fundings that did not reach their goal, or that still have a hold. */
const UNREACHED = `(
  select order_id from crowd_funding_order join crowd_funding on crowd_funding.id = crowd_funding_id
  where state in ('running', 'failed', 'refunded')
  union select order_id from order_hold where cause = 'crowdFunding')`

const TRADES = `
select 'payment' as source_kind, left(notice.id, -length(':paid')) as source_id,
  coalesce(payment.settled_at, notice.received_at) as event_at, 'cash' as from_account,
  case
    when exists (
      select from refund_part part join refund on refund.id = refund_id
      where part.payment_id = payment.id and refund.cause not in ('cancelled', 'returned')
        and payment.channel || ':' || coalesce(part.trade_no, channel_trade_no) || ':paid' = notice.id
    ) then 'refundsOwed'
    when payable_kind = 'repair' then 'repairs'
    when payable_kind = 'deposit' or payment.order_id in ${UNREACHED} then 'deposits'
    else 'sales' end as to_account,
  payment.channel as from_channel, payment.channel as to_channel, notice.amount as fen
from payment_notice notice join payment on payment.id = notice.payment_id
where notice.result = 'paid' and payment.status in (1, 3, 4)`

const CERTAIN = `
select 'order-certain' as source_kind, orders.id as source_id, orders.paid_at as event_at, 'deposits' as from_account,
  'sales' as to_account, payment.channel as from_channel, payment.channel as to_channel, entry.amount as fen
from ledger_entry entry
join payment on entry.source_id = payment.channel || ':' || channel_trade_no
join orders on orders.id = payment.order_id
where source_kind = 'payment' and account_id like 'deposits/%' and payable_kind = 'deposit'
  and orders.paid_at is not null`

const OWED = `
select 'refund' as source_kind, refund.id as source_id, refund.created_at as event_at,
  case when entry.amount is not null and certain.source_id is null then 'deposits' else 'refunds' end as from_account,
  'refundsOwed' as to_account, payment.channel as from_channel, payment.channel as to_channel, part.amount as fen
from refund join refund_part part on part.refund_id = refund.id join payment on payment.id = part.payment_id
left join ledger_entry entry on entry.source_kind = 'payment' and account_id = 'deposits/' || channel || '/CNY'
  and entry.source_id = channel || ':' || coalesce(part.trade_no, channel_trade_no)
left join ledger_journal certain on certain.source_kind = 'order-certain' and certain.source_id = refund.order_id
where refund.cause in ('cancelled', 'returned')`

const DEPOSITS_KEPT = `
select 'deposit-kept' as source_kind, orders.id as source_id, orders.cancelled_at as event_at,
  'deposits' as from_account, 'depositsKept' as to_account, payment.channel as from_channel,
  payment.channel as to_channel, entry.amount as fen
from pre_sale_order join orders on orders.id = pre_sale_order.order_id
join payment on payment.order_id = orders.id
join ledger_entry entry on source_kind = 'payment' and account_id = 'deposits/' || channel || '/CNY'
  and source_id = channel || ':' || channel_trade_no
where kept_amount > 0`

const GIVEN = `
select 'refund-part' as source_kind, part.id as source_id, coalesce(part.settled_at, part.created_at) as event_at,
  'refundsOwed' as from_account, 'cash' as to_account, payment.channel as from_channel,
  case when bank_reference is null then payment.channel else 'bank' end as to_channel, part.amount as fen
from refund_part part join payment on payment.id = part.payment_id where part.status = 1`
