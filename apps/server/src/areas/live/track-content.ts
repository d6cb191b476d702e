import type { TrackContent, TrackedContent } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

/**
 * Counts views, clicks and shares of content, in one statement. Unknown content is not counted, so that invented ids do
 * not fill the table. A repeated request counts twice, since these figures need not be exact.
 */
export async function trackContent(db: Database, { contentId, action }: TrackContent): Promise<TrackedContent> {
  const { rows } = await sql`
    insert into content_count (content_id, action, count)
    select ${contentId}, ${action}, 1
    where exists (select from live where id = ${contentId})
      or exists (select from content_page where url_mapping = ${contentId})
      or exists (select from short_link where code = ${contentId})
    on conflict (content_id, action) do update set count = content_count.count + 1
    returning content_id`.execute(db)
  return { noted: rows.length > 0 }
}
