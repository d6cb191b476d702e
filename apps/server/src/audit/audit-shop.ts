import type { Fault, Stuck } from '@hearth/ops'
import { sql } from 'kysely'
import { LAWS } from '#audit/laws'
import type { Database } from '#database/connect'
import type { AreaLaw } from '#kernel/collect-laws'

/** Faults told of one law: more of them say nothing more. */
const MOST = 1000

/**
 * What breaks a law. The laws are asked one after another, a statement each: that sees one moment, and
 * keeps nobody waiting for the others.
 */
export async function findFaults(db: Database, laws: readonly AreaLaw[] = LAWS): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const law of laws) faults.push(...(await findBroken(db, law)))
  return faults
}

async function findBroken(db: Database, { area, fault, broken }: AreaLaw): Promise<Fault[]> {
  // `materialized` has the statement planned for all its rows. With a plan for the first ones, a law that finds none
  // may compare each row with each other.
  const { rows } = await sql<{ id: string }>`
    with broken as materialized (${sql.raw(broken)})
    select id::text from broken limit ${sql.lit(MOST)}`.execute(db)
  return rows.map(({ id }) => ({ area, fault, id }))
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
