import type { RawBuilder } from 'kysely'

/**
 * A value, or an SQL expression that yields it. If the expression names a column, one statement can compute a result
 * for each of many rows.
 */
export type ValueOrSql<Value> = Value | RawBuilder<Value>
