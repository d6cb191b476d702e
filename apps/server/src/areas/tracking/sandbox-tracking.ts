import { createHash } from 'node:crypto'
import { DAY, REPLY_CODE } from '@hearth/domain'
import type { CollectLog } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { defineArea, type RunningShop } from '#kernel/area'
import { success } from '#kernel/http/envelope'
import { refuseUnreadable } from '#kernel/payloads/refuse-unreadable'
import { ShopError } from '#kernel/shop-error'
import { createValidation } from '#kernel/payloads/validation'
import { SANDBOX_TRACKING } from '#ports/tracking-hosts'

/**
 * KEPT: ms for which events and views of products are stored. LIMIT: the most requests of a network address per minute.
 */
const KEPT = 30 * DAY
const LIMIT = { max: 300, timeWindow: 60_000 }

/** The shop's own collector of visits, for shops without an external one. */
export const sandboxTracking = defineArea({
  name: 'tracking',
  calls: [],
  routes: addHosts,
  jobs: () => [{ name: 'forget events', every: 3_600_000, run: ({ db, now }) => forgetOldEvents(db, now) }],
})

/**
 * Adds the two routes of the shop's own collector of visits (K13): `trace` gives a new visitor an id, and `collect`
 * stores an event in a table.
 */
function addHosts({
  app,
  shop: {
    db,
    random,
    ports: { clock },
  },
}: RunningShop): void {
  const validation = createValidation()
  const route = { config: { rateLimit: LIMIT } }

  app.get(SANDBOX_TRACKING.trace, route, (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return success({ traceId: random.uuid(), _ii: random.uuid() }, clock())
  })

  app.get(SANDBOX_TRACKING.collect, route, async (request, reply) => {
    const log = { ...(request.query as object) }
    validation.payload('tracking.collect', log, true)
    await keepEvent(db, log as CollectLog, clock())
    return reply.header('cache-control', 'no-store').code(204).send()
  })
}

/** Stores an event once. A browser sends it again if it gets no reply. */
async function keepEvent(db: Database, log: CollectLog, now: number): Promise<void> {
  const info = readInfo(log.eventInfo)
  await db
    .insertInto('tracking_event')
    .values({
      id: createHash('sha256')
        .update(JSON.stringify([log.traceId, log.dl, log.eventInfo]))
        .digest('base64url'),
      trace_id: log.traceId,
      second_id: log._ii,
      page_url: log.dl,
      title: log.dt,
      pathname: log.pathname,
      utm_source: log.utm_source ?? '',
      utm_medium: log.utm_medium ?? '',
      event: info.event,
      info: JSON.stringify(info),
      created_at: now,
    })
    .onConflict((clash) => clash.column('id').doNothing())
    .execute()
  if (info.event === 'product-seen' && typeof info.spuNo === 'string') await keepSeen(db, log.traceId, info.spuNo, now)
}

/** Records that a visitor saw a product, for recommendations. Does nothing for an unknown product. */
async function keepSeen(db: Database, traceId: string, spuNo: string, now: number): Promise<void> {
  await sql`
    insert into spu_seen (trace_id, spu_no, seen_at)
    select ${traceId}, spu_no, ${now}::bigint from spu where spu_no = ${spuNo}
    on conflict (trace_id, spu_no) do update set seen_at = excluded.seen_at`.execute(db)
}

function readInfo(text: string): { event: string; spuNo?: unknown } {
  try {
    const info = JSON.parse(text) as { event?: string } | null
    refuseUnreadable(info)
    if (typeof info?.event === 'string' && info.event.length <= 50) return { ...info, event: info.event }
  } catch {
    // A text that is no JSON is refused below.
  }
  throw new ShopError(REPLY_CODE.badInput, undefined, 'eventInfo')
}

/** Deletes events and views of products that are older than `KEPT`. */
async function forgetOldEvents(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('tracking_event')
    .where('created_at', '<', now - KEPT)
    .execute()
  await db
    .deleteFrom('spu_seen')
    .where('seen_at', '<', now - KEPT)
    .execute()
}
