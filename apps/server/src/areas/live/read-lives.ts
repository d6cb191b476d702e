import { listLives, liveStatusAt, REPLAY_LISTED, LIVE_STATUS } from '@hearth/domain'
import type { KeyedPageQuery, Live, LiveList, Picture } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

const DEFAULT_COUNT = 20

interface LiveRow {
  liveId: string
  title: string
  cover: Picture
  beginTime: number
  endTime: number
  url: string
  replayUrl?: string
}

/**
 * Lists a page of broadcasts, in the domain's order. They are sorted here, since a shop has few of them. The page
 * continues after the broadcast `startId`, and is empty if that is no longer in the list.
 */
export async function readLives(
  db: Database,
  { startId = '', count = DEFAULT_COUNT }: KeyedPageQuery,
  now: number,
): Promise<LiveList> {
  const { rows } = await sql<LiveRow & { replayUrl: string | null }>`
    select id as "liveId", title, cover, begin_time as "beginTime", end_time as "endTime", url,
      replay_url as "replayUrl"
    from live
    where end_time > ${now - REPLAY_LISTED}
    order by end_time desc, id limit 500`.execute(db)
  const listed = listLives(
    rows.map(({ replayUrl, ...live }): LiveRow => (replayUrl === null ? live : { ...live, replayUrl })),
    now,
  )
  const after = listed.findIndex(({ liveId }) => liveId === startId)
  const from = startId === '' ? 0 : after < 0 ? listed.length : after + 1
  const page = listed.slice(from, from + count)
  return {
    result: page.map((live) => toLive(live, now)),
    totalCount: listed.length,
    startId: from + count < listed.length ? (page.at(-1)?.liveId ?? '') : '',
  }
}

function toLive({ replayUrl, ...live }: LiveRow, now: number): Live {
  const status = liveStatusAt(live, now)
  return { ...live, status, url: (status === LIVE_STATUS.over && replayUrl) || live.url }
}
