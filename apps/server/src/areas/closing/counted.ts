import { BILLING_STATUS, LEDGER_ACCOUNT, LEDGER_UNIT, PAYMENT_STATUS } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { ReportDay } from '#kernel/ops/report-days'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'

const daysOf = (days: readonly ReportDay[]) => listRows(days, 'day text, begins bigint, ends bigint')

/** A from-clause for entries with their journal and their account. */
const ENTRIES = sql`ledger_entry entry
  join ledger_journal journal using (source_kind, source_id)
  join ledger_account account on account.id = account_id`

const isMoney = sql<boolean>`account.unit = ${sql.lit(LEDGER_UNIT.yuan)}`

/** Sums the entries of money accounts, by day, channel and kind of journal. */
export async function countedMoney(db: Database, days: readonly ReportDay[]) {
  const { rows } = await sql<{ day: string; channel: string; journal: string; account: string; fen: number }>`
    select day, owner as channel, source_kind as journal, kind as account, sum(amount)::bigint as fen
    from ${daysOf(days)} as days
    join (${ENTRIES}) on event_at >= begins and event_at < ends
    where ${isMoney} group by day, owner, source_kind, kind`.execute(db)
  return rows
}

/** Returns the balances of money accounts before a time, by channel. */
export async function openBefore(db: Database, moment: number) {
  const { rows } = await sql<{ channel: string; account: string; fen: number }>`
    select owner as channel, kind as account, sum(amount)::bigint as fen
    from ${ENTRIES} where ${isMoney} and event_at < ${moment} group by owner, kind`.execute(db)
  return rows
}

/** An expression for the cashier with which an order was paid; empty if no money was paid. */
const channelOf = (orderId: RawBuilder<unknown>) => sql`coalesce((
  select max(channel) from payment
  where payment.order_id = ${orderId} and payable_kind <> 'repair'
    and payment.status in (${sql.lit(PAYMENT_STATUS.paid)}, ${sql.lit(PAYMENT_STATUS.refunding)},
      ${sql.lit(PAYMENT_STATUS.refunded)})), '')`

/**
 * Sums the price rows of orders that were paid in full on a day, less the refunds of that day, by day, channel and
 * stage. Leaves out the list price.
 */
export async function countedStages(db: Database, days: readonly ReportDay[]) {
  const { rows } = await sql<{ day: string; channel: string; stage: string; fen: number }>`
    select day, channel, stage, sum(fen)::bigint as fen from (
      select day, ${channelOf(sql`orders.id`)} as channel, stage, fen
      from ${daysOf(days)} as days join orders on paid_at >= begins and paid_at < ends
      join price_row on price_row.order_id = orders.id where stage <> 'list'
      union all
      select day, ${channelOf(sql`refund.order_id`)}, stage, -fen
      from ${daysOf(days)} as days join refund on refund.created_at >= begins and refund.created_at < ends
      join refund_row on refund_id = refund.id where stage <> 'list'
    ) as moved group by day, channel, stage`.execute(db)
  return rows
}

/** Sums the invoices that were made and reversed, by day and channel. */
export async function countedInvoices(db: Database, days: readonly ReportDay[]) {
  const { rows } = await sql<{ day: string; channel: string; made: number; back: number }>`
    select day, channel, sum(made)::bigint as made, sum(back)::bigint as back from (
      select day, ${channelOf(sql`billing.order_id`)} as channel, amount as made, 0::bigint as back
      from ${daysOf(days)} as days join billing on made_at >= begins and made_at < ends
      where billing.status = ${sql.lit(BILLING_STATUS.made)}
      union all
      select day, ${channelOf(sql`billing.order_id`)}, 0, amount
      from ${daysOf(days)} as days join billing on red_at >= begins and red_at < ends
    ) as moved group by day, channel`.execute(db)
  return rows
}

/** The kinds of accounts that belong to shoppers. They hold points, coins and stars. */
const OWNED = Object.entries(LEDGER_ACCOUNT).flatMap(([name, { owner }]) => (owner === 'shopper' ? [name] : []))

/**
 * Sums the points, coins and stars that shoppers received and spent, by day. Under the day '' are the balances before
 * the first day.
 */
export async function countedPieces(db: Database, days: readonly ReportDay[]) {
  const owned = sql`kind = any(${OWNED}::text[])`
  const before = days[0]!.begins
  const { rows } = await sql<{ day: string; unit: string; given: number; spent: number; open: number }>`
    select day, unit, -coalesce(sum(amount) filter (where kind = 'pointsGiven'), 0)::bigint as given,
      coalesce(sum(amount) filter (where kind = 'pointsSpent'), 0)::bigint as spent,
      coalesce(sum(amount) filter (where ${owned}), 0)::bigint as open
    from (
      select coalesce(day, '') as day, unit, kind, amount from ${ENTRIES}
      left join ${daysOf(days)} as days on event_at >= begins and event_at < ends
      where not ${isMoney} and (day is not null or event_at < ${before})
    ) as moved group by day, unit`.execute(db)
  return rows
}
