import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'

/**
 * Raises the version under which public pages are cached, if `condition` (a select of one boolean) holds. Pages show
 * whether a sku can be bought, so selling the last piece and returning the first change them; other sales do not.
 */
export const catalogueChanged = (condition: RawBuilder<unknown>): RawBuilder<object> => sql<object>`
  update setting set value = to_jsonb((value #>> '{}')::bigint + 1) where name = 'catalogueVersion' and (${condition})`

/** Invalidates all cached pages, since their content changed. */
export const pagesChanged = (db: Database): Promise<unknown> => catalogueChanged(sql`select true`).execute(db)
