import { sql } from 'kysely'

/** Columns of a `whom` query that mean the shopper's own telephone and email address. */
export const OWN_REACH = sql`null::text as telephone, null::text as email`
