import { DAY } from '@hearth/domain'
import { reports, type VisitCount } from '@hearth/ops'
import { sql } from 'kysely'
import { visitsCommand } from '#areas/tracking/visits-command'
import { defineArea } from '#kernel/area'
import { reads } from '#kernel/ops/ops-area'

/** The visits that the shop's own collector counted. */
export const visitsArea = defineArea({
  name: 'visits',
  commands: [visitsCommand],
  calls: [],
  ops: [
    reads(reports, {
      async visits({ days = 7 }, { db, now }) {
        const recent = sql`from tracking_event where created_at >= ${now - days * DAY}`
        const { rows: events } = await sql<VisitCount>`
          select event as name, count(*)::integer as count ${recent}
          group by event
          order by 2 desc, 1`.execute(db)
        const { rows: visitors } = await sql<{
          count: number
        }>`select count(distinct trace_id)::integer as count ${recent}`.execute(db)
        const { rows: sources } = await sql<VisitCount>`
          select utm_source as name, count(distinct trace_id)::integer as count ${recent}
          group by 1 order by 2 desc, case when utm_source = '' then '(direct)' else utm_source end limit 20`.execute(
          db,
        )
        return { visitors: visitors[0]?.count ?? 0, events, sources }
      },
    }),
  ],
})
