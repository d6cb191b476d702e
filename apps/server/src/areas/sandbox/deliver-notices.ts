import { sql } from 'kysely'
import { nextAttempt } from '#areas/sandbox/backoff'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { prepared } from '#database/prepared'

/** Posts a notice to the shop. Returns true if the shop acknowledged it. */
export type SendNotice = (body: string) => Promise<boolean>

/** Ms for which a server reserves a notice. Another server may send it afterwards. */
const LEASE = 30_000

/** Ms after which the sandbox repeats an acknowledged notice, as real cashiers do. */
const AGAIN = 1500

interface Due {
  noticeId: string
  body: string
  wanted: number
  attempts: number
}

/** The number of notices that are reserved together. */
const BATCH = 20

/**
 * Sends the due notices of the sandbox cashier. Reserves each notice before it is sent, so that two servers do not send
 * it at the same time. If this server is killed meanwhile, the notice is still due.
 * @returns the number of sent notices
 */
export async function deliverNotices(db: Database, send: SendNotice, now: number): Promise<number> {
  let sent = 0
  for (;;) {
    const rows = await leaseDue(db, now)
    if (rows.length > 0) await note(db, await Promise.all(rows.map((notice) => deliver(send, notice, now))))
    sent += rows.length
    if (rows.length < BATCH) return sent
  }
}

async function leaseDue(db: Database, now: number): Promise<Due[]> {
  const { rows } = await prepared<Due>`update sandbox_notice set next_at = ${now + LEASE}
    where notice_id in (
      select notice_id from sandbox_notice
      where next_at <= ${now}
      order by next_at limit ${sql.lit(BATCH)} for update skip locked
    )
    returning notice_id as "noticeId", body, wanted, attempts`.execute(db)
  return rows
}

/** The columns of a notice that are updated after an attempt to deliver the notice. */
interface Delivered {
  notice_id: string
  wanted: number
  attempts: number
  next_at: number | null
}

async function deliver(send: SendNotice, { noticeId, body, wanted, attempts }: Due, now: number): Promise<Delivered> {
  const understood = await send(body).catch(() => false)
  const left = understood ? wanted - 1 : wanted
  const failures = understood ? 0 : attempts + 1
  const next = understood ? (left > 0 ? now + AGAIN : undefined) : nextAttempt(failures, now)
  return { notice_id: noticeId, wanted: left, attempts: failures, next_at: next ?? null }
}

async function note(db: Database, delivered: readonly Delivered[]): Promise<void> {
  await prepared`update sandbox_notice set wanted = done.wanted, attempts = done.attempts, next_at = done.next_at
    from ${listRows(delivered, 'notice_id text, wanted integer, attempts integer, next_at bigint')} as done
    where sandbox_notice.notice_id = done.notice_id`.execute(db)
}
