import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'

/**
 * Raises the version under which public pages are cached, if the query `condition` returns true. Pages show whether a
 * sku can be bought, so they change when its last piece is sold and when the first piece returns. Other sales do not
 * change them.
 */
export const catalogueChanged = (condition: RawBuilder<unknown>): RawBuilder<object> => sql<object>`
  update setting set value = to_jsonb((value #>> '{}')::bigint + 1) where name = 'catalogueVersion' and (${condition})`

/** Raises the version of all cached pages, since their content changed. */
export const pagesChanged = (db: Database): Promise<unknown> => catalogueChanged(sql`select true`).execute(db)
