import type { Fault, Stuck } from '@hearth/ops'
import { sql } from 'kysely'
import { LAWS } from '#audit/laws'
import type { Database } from '#database/connect'
import type { AreaLaw } from '#kernel/laws/collect-laws'

/** Maximum number of faults to report for one law. */
const MOST = 1000

/**
 * Returns rows that break a law. Each law is checked in a statement of its own, which sees the data of one moment.
 * Other requests are answered between two laws.
 */
export async function findFaults(db: Database, laws: readonly AreaLaw[] = LAWS): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const law of laws) faults.push(...(await findBroken(db, law)))
  return faults
}

async function findBroken(db: Database, { area, fault, broken }: AreaLaw): Promise<Fault[]> {
  // Without `materialized`, the planner would choose a plan for only the few rows that the `limit` allows. If no row
  // breaks the law, that plan may compare every row with every other row.
  const { rows } = await sql<{ id: string }>`
    with broken as materialized (${sql.raw(broken)})
    select id::text from broken limit ${sql.lit(MOST)}`.execute(db)
  return rows.map(({ id }) => ({ area, fault, id }))
}

/** Returns the number of event deliveries that are not done yet. */
export async function countDeliveries(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from event_delivery`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns event deliveries that failed at least once, those with the most attempts first. */
export async function findStuck(db: Database, most: number): Promise<Stuck[]> {
  const { rows } = await sql<Stuck>`
    select consumer, subject, kind, attempts, next_at as "nextAt", last_error as why
    from event_delivery where last_error is not null order by attempts desc, next_at limit ${most}`.execute(db)
  return rows
}
