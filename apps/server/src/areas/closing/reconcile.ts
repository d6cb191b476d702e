import { DAY, LEDGER_UNIT, ledgerAccountId, MONEY_MOVE } from '@hearth/domain'
import type { Difference, Reconciliation, StatementLine } from '@hearth/ops'
import { sql } from 'kysely'
import type { ReportDay } from '#kernel/ops/report-days'
import { COLLECTED, GIVEN_BACK } from '#areas/payment/money-journals'
import type { Database } from '#database/connect'

/** A line of the books in the form of a statement, with the id of its payment or refund. */
interface BookedLine extends StatementLine {
  of: string
}

/**
 * Returns the time span of the days, with a day before and after, since a cashier's clock can show another day than the
 * shop's.
 */
export const around = (days: readonly ReportDay[]): { from: number; to: number } => ({
  from: days[0]!.begins - DAY,
  to: days.at(-1)!.ends + DAY,
})

/**
 * Compares the books with the cashier's statement.
 * @param lines the lines of the statement, with those of a day before and after, to find transactions booked on another
 * day
 */
export async function reconcile(
  db: Database,
  channel: string,
  days: readonly ReportDay[],
  lines: readonly StatementLine[],
): Promise<Reconciliation> {
  const booked = await bookedLines(db, channel, around(days))
  const within = ({ time }: StatementLine) => time >= days[0]!.begins && time < days.at(-1)!.ends
  const stated = new Map(lines.map((line) => [keyOf(line), line]))
  const known = new Map(booked.map((line) => [keyOf(line), line]))
  const differences = [
    ...booked.flatMap((line) => differenceOf(line, stated.get(keyOf(line)), within) ?? []),
    ...lines.flatMap((line) => (known.has(keyOf(line)) ? [] : (differenceOf(undefined, line, within) ?? []))),
  ]
  return {
    channel,
    booked: totals(booked.filter(within)),
    stated: totals(lines.filter(within)),
    differences: differences.sort((one, other) => momentOf(one) - momentOf(other)),
  }
}

const keyOf = ({ what, id }: StatementLine): string => `${what} ${id}`

const momentOf = ({ bookedAt, statedAt }: Difference): number => bookedAt ?? statedAt ?? 0

function totals(lines: readonly StatementLine[]) {
  const sum = (what: StatementLine['what']) =>
    lines.reduce((fen, line) => (line.what === what ? fen + line.amount : fen), 0)
  return { lines: lines.length, paid: sum('paid'), refunded: sum('refunded') }
}

/**
 * Returns the difference of two lines of the same payment or refund; undefined if they agree, or if both are outside of
 * the days.
 */
function differenceOf(
  booked: BookedLine | undefined,
  stated: StatementLine | undefined,
  within: (line: StatementLine) => boolean,
): Difference | undefined {
  const line = booked ?? stated
  if (!line || ![booked, stated].some((one) => one && within(one))) return undefined
  const kind = kindOf(booked, stated, within)
  if (!kind) return undefined
  return {
    what: line.what,
    id: line.id,
    of: booked?.of ?? '',
    kind,
    ...(booked && { booked: booked.amount, bookedAt: booked.time }),
    ...(stated && { stated: stated.amount, statedAt: stated.time }),
  }
}

function kindOf(
  booked: BookedLine | undefined,
  stated: StatementLine | undefined,
  within: (line: StatementLine) => boolean,
): Difference['kind'] | undefined {
  if (!stated) return 'onlyBooks'
  if (!booked) return 'onlyStatement'
  if (booked.amount !== stated.amount) return 'amount'
  return within(booked) === within(stated) ? undefined : 'day'
}

/**
 * Reads the amounts that a cashier collected and refunded according to the books. Refunds by bank are not among them.
 */
async function bookedLines(db: Database, channel: string, { from, to }: { from: number; to: number }) {
  const cash = ledgerAccountId({ account: MONEY_MOVE.sold.from, owner: channel, unit: LEDGER_UNIT.yuan })
  const { rows } = await sql<BookedLine>`
    select case source_kind when ${COLLECTED} then 'paid' else 'refunded' end as what,
      case source_kind when ${COLLECTED} then substr(source_id, ${channel.length + 2}::integer)
        else source_id end as id,
      coalesce(payment_notice.payment_id, refund_part.refund_id, '') as of, abs(entry.amount)::bigint as amount,
      event_at as time
    from ledger_journal join ledger_entry entry using (source_kind, source_id)
    left join payment_notice on source_kind = ${COLLECTED} and payment_notice.id = source_id || ':paid'
    left join refund_part on source_kind = ${GIVEN_BACK} and refund_part.id = source_id
    where account_id = ${cash} and event_at >= ${from} and event_at < ${to}
    order by event_at, source_id`.execute(db)
  return rows
}
