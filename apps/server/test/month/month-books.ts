import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { LAWS } from './month-laws'

/** Names of the laws, which say what each compares. */
export const MONTH_LAWS = LAWS.map(({ name }) => name)

/** The differences between the books and the events, and how many rows each law compared. */
export interface Checked {
  wrong: string[]
  compared: Record<string, number>
}

/** Compares every balance with the sum of its events, in SQL alone. */
export async function checkMonth(db: Database): Promise<Checked> {
  const checked: Checked = { wrong: [], compared: {} }
  for (const { name, rows } of LAWS) {
    const { rows: told } = await sql<{ many: number; wrong: string[] | null }>`
      select count(*) as many,
        (array_agg(id || ': ' || said || ' is not ' || due) filter (where said <> due))[1:5] as wrong
      from (${sql.raw(rows)}) as compared`.execute(db)
    checked.compared[name] = told[0]!.many
    checked.wrong.push(...(told[0]!.wrong ?? []).map((one) => `${name}: ${one}`))
  }
  return checked
}

/** Returns every balance of the month, as a line each. Two months of one seed have equal lines. */
export async function balancesOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select id || ' ' || balance as line from ledger_account where balance is not null
    union all select split_part(account_id, '/', 1) || ' ' || sum(amount) from ledger_entry group by
      split_part(account_id, '/', 1)
    order by 1`.execute(db)
  return rows.map(({ line }) => line)
}
