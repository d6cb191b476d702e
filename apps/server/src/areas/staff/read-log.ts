import type { LogLine, LogPage, ReadLog } from '@hearth/ops'
import { sql, type Selectable } from 'kysely'
import type { Schema } from '#database/schema'
import type { OpsContext } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { descending } from '#kernel/reads/page-of'

const logLines = opsList<ReadLog, Selectable<Schema['ops_audit']>>({
  columns: sql`*`,
  from: sql`ops_audit`,
  filters: {
    actor: (name) => sql`actor_name = ${name}`,
    call: (call) => sql`call = ${call}`,
    target: (id) => sql`target_id = ${id}`,
  },
  sorts: { newest: [descending('id')] },
  nameOf: ({ id }) => id,
})

/** Reads a page of the audit log, newest lines first. */
export async function readLog(context: OpsContext, payload: ReadLog): Promise<LogPage> {
  const { rows, after } = await readList(logLines, context, payload)
  return { lines: rows.map(toLine), after }
}

const toLine = (row: Selectable<Schema['ops_audit']>): LogLine => ({
  id: row.id,
  at: row.at,
  actor: { kind: row.actor_kind, name: row.actor_name },
  call: row.call,
  code: row.code,
  ...(row.target_kind !== null && row.target_id !== null
    ? { target: { kind: row.target_kind, id: row.target_id } }
    : {}),
  ...(row.before ? { before: row.before } : {}),
  ...(row.after ? { after: row.after } : {}),
  ...(row.key === null ? {} : { key: row.key }),
  network: row.network,
})
