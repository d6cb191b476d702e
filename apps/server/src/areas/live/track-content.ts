import type { TrackContent, TrackedContent } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

/**
 * Counts that content was read, pressed or shared, in one statement. Content that nobody knows counts nothing, so that
 * made-up ids fill no table. A request that is sent twice counts twice: these are figures, not books.
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
