import type { RawBuilder } from 'kysely'

/** A value, or the SQL expression of one. With an expression on a column, one statement can read many rows. */
export type ValueOrSql<Value> = Value | RawBuilder<Value>
