import { sql } from 'kysely'
import { nextAttempt } from '#jobs/backoff'
import type { Database } from '#database/connect'

/** Posts a notice to the shop; true when the shop said it understood. */
export type SendNotice = (body: string) => Promise<boolean>

/** How long a server may take over a notice before another takes it up, ms. */
const LEASE = 30_000

/** How long after a notice was understood it is sent once more, ms. */
const AGAIN = 1500

interface Due {
  noticeId: string
  body: string
  wanted: number
  attempts: number
}

/**
 * Sends the sandbox cashier's due notices. A notice is leased before it is sent, so that two servers don't send it at the same
 * moment, and stays due when this one is killed in between.
 * @returns how many were sent.
 */
export async function deliverNotices(db: Database, send: SendNotice, now: number): Promise<number> {
  const { rows } = await sql<Due>`
    update sandbox_notice set next_at = ${now + LEASE}
    where notice_id in (
      select notice_id from sandbox_notice where next_at <= ${now} order by next_at limit 20 for update skip locked
    )
    returning notice_id as "noticeId", body, wanted, attempts`.execute(db)
  await Promise.all(rows.map((notice) => deliver(db, send, notice, now)))
  return rows.length
}

async function deliver(db: Database, send: SendNotice, { noticeId, body, wanted, attempts }: Due, now: number): Promise<void> {
  const understood = await send(body).catch(() => false)
  const left = understood ? wanted - 1 : wanted
  const failures = understood ? 0 : attempts + 1
  const next = understood ? (left > 0 ? now + AGAIN : undefined) : nextAttempt(failures, now)
  await sql`
    update sandbox_notice set wanted = ${left}, attempts = ${failures}, next_at = ${next ?? null}
    where notice_id = ${noticeId}`.execute(db)
}
