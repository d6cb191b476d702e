import type { ShopFileLive } from '@hearth/ops'
import { sql } from 'kysely'
import { findPictures } from '#areas/pictures/find-pictures'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'

const COLUMNS =
  '"liveId" text, title text, cover jsonb, "beginTime" bigint, "endTime" bigint, url text, "replayUrl" text'

/**
 * Writes all live broadcasts. Broadcasts that the file omits are deleted with their counts.
 * @throws RefusedRows for a cover that does not exist
 */
export async function writeLives(db: Database, lives: readonly ShopFileLive[]): Promise<void> {
  const picture = await findPictures(
    db,
    lives.map(({ cover }, row) => ({ name: cover, row, field: 'cover' })),
  )
  const rows = lives.map((live) => ({ ...live, cover: picture(live.cover) }))
  const ids = lives.map(({ liveId }) => liveId)
  await sql`
    with gone as (delete from live where not id = any(${ids}::text[]) returning id)
    delete from content_count where content_id in (select id from gone)`.execute(db)
  await sql`
    insert into live (id, title, cover, begin_time, end_time, url, replay_url)
    select "liveId", title, cover, "beginTime", "endTime", url, "replayUrl" from ${listRows(rows, COLUMNS)} as listed
    on conflict (id) do update set title = excluded.title, cover = excluded.cover, begin_time = excluded.begin_time,
      end_time = excluded.end_time, url = excluded.url, replay_url = excluded.replay_url`.execute(db)
}
