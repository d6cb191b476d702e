import type { LogLine, LogPage, ReadLog } from '@hearth/ops'
import type { Database } from '#database/connect'
import { isUnreadable } from '#kernel/is-unreadable'

/** Reads lines of the audit log, newest first, a page at a time. */
export async function readLog(db: Database, { actor, call, target, after, count = 20 }: ReadLog): Promise<LogPage> {
  let query = db
    .selectFrom('ops_audit')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(count + 1)
  if (actor !== undefined) query = query.where('actor_name', '=', actor)
  if (call !== undefined) query = query.where('call', '=', call)
  if (target !== undefined) query = query.where('target_id', '=', target)
  if (after) query = query.where('id', '<', isUnreadable(after) ? '' : after)
  const rows = await query.execute()
  const lines = rows.slice(0, count).map((row): LogLine => ({
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
  }))
  return { lines, after: rows.length > count ? lines.at(-1)!.id : '' }
}
