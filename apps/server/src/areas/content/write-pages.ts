import type { ShopFilePage } from '@hearth/ops'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'

/** Adds or changes the owner's pages, and texts that replace the shop's default texts. */
export async function writePages(db: Database, pages: readonly ShopFilePage[]): Promise<void> {
  const columns = '"urlMapping" text, title text, description text, blocks jsonb'
  await sql`
    insert into content_page (url_mapping, title, description, blocks)
    select "urlMapping", title, description, blocks from ${listRows(pages, columns)} as listed
    on conflict (url_mapping) do update set title = excluded.title, description = excluded.description,
      blocks = excluded.blocks`.execute(db)
}
