import { sql } from 'kysely'

/** Columns of `whom`: the shopper is reached at their own telephone and address for mail. */
export const OWN_REACH = sql`null::text as telephone, null::text as email`
