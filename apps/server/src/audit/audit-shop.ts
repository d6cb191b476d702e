import type { Fault, Stuck } from '@hearth/ops'
import { sql } from 'kysely'
import { LAWS } from '#audit/laws'
import type { Database } from '#database/connect'
import type { AreaLaw } from '#kernel/collect-laws'

/** Everything that breaks a law, in one statement, so that all of it is seen at one moment. */
export async function findFaults(db: Database, laws: readonly AreaLaw[] = LAWS): Promise<Fault[]> {
  const queries = laws.map(
    ({ area, fault, broken }) => `select '${area}' as area, '${fault}' as fault, id::text from (${broken}) as broken`,
  )
  const { rows } = await sql<Fault>`${sql.raw(queries.join('\nunion all\n'))}`.execute(db)
  return rows
}

/** How many deliveries of a shop wait. */
export async function countDeliveries(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from event_delivery`.execute(db)
  return rows[0]?.count ?? 0
}

/** Events that a consumer failed at, those tried most often first. */
export async function findStuck(db: Database, most: number): Promise<Stuck[]> {
  const { rows } = await sql<Stuck>`
    select consumer, subject, kind, attempts, next_at as "nextAt", last_error as why
    from event_delivery where last_error is not null order by attempts desc, next_at limit ${most}`.execute(db)
  return rows
}
