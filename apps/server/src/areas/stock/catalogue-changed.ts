import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'

/**
 * Raises the version that public pages are kept by, where `condition` (a select of one boolean) holds: pages say
 * whether a sku can be bought, so the last piece and the first that comes back change them, and the pieces in between
 * do not.
 */
export const catalogueChanged = (condition: RawBuilder<unknown>): RawBuilder<object> => sql<object>`
  update setting set value = to_jsonb((value #>> '{}')::bigint + 1) where name = 'catalogueVersion' and (${condition})`

/** Has all pages that were kept be made anew: what they show was changed. */
export const pagesChanged = (db: Database): Promise<unknown> => catalogueChanged(sql`select true`).execute(db)
