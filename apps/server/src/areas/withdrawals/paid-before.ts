import {
  beijingDayBegin,
  beijingTime,
  fromBeijingTime,
  PROMOTER_KIND,
  WITHDRAWAL_STATUS,
  type TaxedBefore,
} from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { codes } from '#kernel/laws/law-codes'

/** Withdrawals whose money was returned do not count. */
const COUNTS = sql.raw(`status not in (${codes(WITHDRAWAL_STATUS, 'refused', 'failed', 'bounced')})`)

/** A partner shop pays its own tax: nothing is withheld from its withdrawals. */
const TAXED = sql`kind = ${sql.lit(PROMOTER_KIND.promoter)}`

/** A promoter's earlier withdrawals, from which the limits of a day and the tax are computed. Amounts in fen. */
export interface Before {
  today: { count: number; amount: number }
  taxed: TaxedBefore
}

/** Sums up a promoter's withdrawals of this day, this month and this year, in China's time, in one statement. */
export async function readBefore(db: Database, shopperId: string, now: number): Promise<Before> {
  const here = beijingTime(now)
  const begin = (month: number) => fromBeijingTime(Date.UTC(here.getUTCFullYear(), month, 1))
  const month = begin(here.getUTCMonth())
  const { rows } = await sql<{
    count: number
    amount: number
    monthIncome: number
    monthTax: number
    yearIncome: number
    yearTax: number
    first: number | null
  }>`
    select count(*) filter (where asked_at >= ${beijingDayBegin(now)}) as count,
      coalesce(sum(amount) filter (where asked_at >= ${beijingDayBegin(now)}), 0)::bigint as amount,
      coalesce(sum(amount) filter (where ${TAXED} and asked_at >= ${month}), 0)::bigint as "monthIncome",
      coalesce(sum(tax) filter (where ${TAXED} and asked_at >= ${month}), 0)::bigint as "monthTax",
      coalesce(sum(amount) filter (where ${TAXED}), 0)::bigint as "yearIncome",
      coalesce(sum(tax) filter (where ${TAXED}), 0)::bigint as "yearTax",
      min(asked_at) filter (where ${TAXED}) as first
    from withdrawal where shopper_id = ${shopperId} and asked_at >= ${begin(0)} and ${COUNTS}`.execute(db)
  const { count, amount, monthIncome, monthTax, yearIncome, yearTax, first } = rows[0]!
  return {
    today: { count, amount },
    taxed: {
      month: { income: monthIncome, tax: monthTax },
      year: { income: yearIncome, tax: yearTax },
      months: here.getUTCMonth() - beijingTime(first ?? now).getUTCMonth() + 1,
    },
  }
}
