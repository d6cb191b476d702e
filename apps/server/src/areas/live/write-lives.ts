import type { Picture } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import type { ShopFileLive } from '#shop-file/shop-file'

/** Live broadcasts; those that are not named are there no more, with what was counted of them. */
export async function writeLives(
  db: Database,
  lives: readonly ShopFileLive[],
  picture: (name: string) => Picture,
): Promise<void> {
  const rows = lives.map((live) => ({
    id: live.liveId,
    title: live.title,
    cover: picture(live.cover),
    begin_time: live.beginTime,
    end_time: live.endTime,
    url: live.url,
    replay_url: live.replayUrl ?? null,
  }))
  const ids = lives.map(({ liveId }) => liveId)
  await sql`
    with gone as (delete from live where not id = any(${ids}::text[]) returning id)
    delete from content_count where content_id in (select id from gone)`.execute(db)
  await sql`
    insert into live (id, title, cover, begin_time, end_time, url, replay_url)
    select id, title, cover, begin_time, end_time, url, replay_url
    from ${listRows(rows, 'id text, title text, cover jsonb, begin_time bigint, end_time bigint, url text, replay_url text')} as listed
    on conflict (id) do update set title = excluded.title, cover = excluded.cover, begin_time = excluded.begin_time,
      end_time = excluded.end_time, url = excluded.url, replay_url = excluded.replay_url`.execute(db)
}
