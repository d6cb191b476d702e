import type { RawBuilder } from 'kysely'

/** A value, or the SQL expression of one: an expression of a column lets one statement read for many rows. */
export type ValueOrSql<Value> = Value | RawBuilder<Value>
