import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { demoActivities } from '#demo/demo-activities'

/**
 * Runs the demo shop's gift activities again when they have ended, with as many presents as on the first day. Who took
 * one has had it.
 * @returns how many were run again
 */
export async function renewActivities(trx: Database, now: number): Promise<number> {
  const activities = JSON.stringify(
    demoActivities(now).map((one) => ({
      id: one.activityId,
      name: one.name,
      begin_time: one.beginTime,
      end_time: one.endTime,
      quantity: one.quantity,
    })),
  )
  const { rows } = await sql`
    update gift_activity set begin_time = fresh.begin_time, end_time = fresh.end_time, quantity = taken + fresh.quantity
    from jsonb_to_recordset(${activities}::jsonb) as fresh (id text, name text, begin_time bigint, end_time bigint, quantity integer)
    where gift_activity.id = fresh.id and gift_activity.name = fresh.name and gift_activity.end_time <= ${now}
    returning gift_activity.id`.execute(trx)
  return rows.length
}
