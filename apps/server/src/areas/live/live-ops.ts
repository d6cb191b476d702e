import { liveStatusAt, TRACK_ACTION } from '@hearth/domain'
import { content, type OpsLive, type OpsLives } from '@hearth/ops'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { reads } from '#kernel/ops/ops-area'

/** Calls of staff for broadcasts. */
export const liveOps = [reads(content, { lives: (_, { db, now }) => listOpsLives(db, now) })]

const counted = (action: string) =>
  sql<number>`coalesce((select count from content_count where content_id = live.id and action = ${action}), 0)`

async function listOpsLives(db: Database, now: number): Promise<OpsLives> {
  const { view, click, share } = TRACK_ACTION
  const { rows } = await sql<Omit<OpsLive, 'status'>>`
    select id as "liveId", title, begin_time as "beginTime", end_time as "endTime", url,
      coalesce(replay_url, '') as "replayUrl",
      jsonb_build_object('view', ${counted(view)}, 'click', ${counted(click)}, 'share', ${counted(share)}) as counts
    from live order by begin_time desc, id`.execute(db)
  return { lives: rows.map((row) => ({ ...row, status: liveStatusAt(row, now) })) }
}
