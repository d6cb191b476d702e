import { DAY } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { demoLives } from '#demo/demo-lives'

/**
 * Moves the demo shop's broadcasts that are over to where they were on its first day. One that is over from the
 * beginning is moved when it lies days back, so that it stays near today.
 * @returns how many were moved
 */
export async function renewLives(trx: Database, now: number): Promise<number> {
  const broadcasts = JSON.stringify(
    demoLives(now).map((one) => ({
      id: one.liveId,
      title: one.title,
      begin_time: one.beginTime,
      end_time: one.endTime,
    })),
  )
  const { rows } = await sql`
    update live set begin_time = fresh.begin_time, end_time = fresh.end_time
    from jsonb_to_recordset(${broadcasts}::jsonb) as fresh (id text, title text, begin_time bigint, end_time bigint)
    where live.id = fresh.id and live.title = fresh.title
      and ((live.end_time <= ${now} and fresh.end_time > ${now}) or live.end_time < fresh.end_time - ${3 * DAY}::bigint)
    returning live.id`.execute(trx)
  return rows.length
}
