import type { RawBuilder } from 'kysely'

/** A value, or the SQL expression of one: with a column, one statement can read many rows. */
export type ValueOrSql<Value> = Value | RawBuilder<Value>
