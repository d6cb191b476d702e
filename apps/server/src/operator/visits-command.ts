import { DAY } from '@hearth/domain'
import { sql } from 'kysely'
import { readWords } from '#operator/arguments'
import { OperatorRefusal } from '#operator/operator-request'
import { printable } from '#operator/printable'
import type { OperatorShop } from '#operator/operator-shop'

interface Count {
  name: string
  count: number
}

/** `visits [--days 7]`: how many came, what they did, and where from, as the shop's own collector knows it. */
export async function visitsCommand({ db, now }: OperatorShop, args: readonly string[]): Promise<string> {
  const { options } = readWords(args, ['days'], 0)
  const days = Number(options['days'] ?? 7)
  if (!Number.isInteger(days) || days < 1 || days > 30)
    throw new OperatorRefusal('--days wants a number from 1 to 30.', 2)
  const recent = sql`from tracking_event where created_at >= ${now - days * DAY}`
  const { rows: events } =
    await sql<Count>`select event as name, count(*)::integer as count ${recent} group by event order by 2 desc, 1`.execute(
      db,
    )
  if (events.length === 0)
    return `Nobody was counted in the last ${days} days. A shop with NODE_ENV=production counts only with TRACKING=sandbox.`
  const { rows: visitors } = await sql<{
    count: number
  }>`select count(distinct trace_id)::integer as count ${recent}`.execute(db)
  const { rows: sources } = await sql<Count>`
    select case when utm_source = '' then '(direct)' else utm_source end as name, count(distinct trace_id)::integer as count ${recent}
    group by 1 order by 2 desc, 1 limit 20`.execute(db)
  const list = (title: string, counts: Count[]) => [
    title,
    ...counts.map(({ name, count }) => `  ${String(count).padStart(6)}  ${printable(name)}`),
  ]
  return [
    `${visitors[0]?.count ?? 0} visitors in the last ${days} days`,
    ...list('events', events),
    ...list('visitors by source', sources),
  ].join('\n')
}
