import { sql } from 'kysely'
import { listRows } from '#database/list-rows'
import type { Database } from '#database/connect'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The subject of a reminder's event. */
export const subjectOf = (reminder: string): string => `reminder/${reminder}`

/**
 * Marks reminders as sent.
 * @returns the ids that were not marked before
 */
export async function markSaid({ db, now }: UnitOfWork, ids: readonly string[]): Promise<Set<string>> {
  const rows = ids.map((id) => ({ id }))
  const { rows: marked } = await sql<{ id: string }>`
    insert into said_once (id, at) select id, ${now}::bigint from ${listRows(rows, 'id text')} as said order by id
    on conflict (id) do nothing returning id`.execute(db)
  return new Set(marked.map(({ id }) => id))
}

/** Whether a reminder was marked as sent. */
export async function wasSaid(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select from said_once where id = ${id}`.execute(db)
  return rows.length > 0
}
