import type { ColumnType, JSONColumnType } from 'kysely'

/** A column with JSON in it: read as it is, written as text made by `JSON.stringify`. */
export type Json<Value extends object> = JSONColumnType<Value>

/** A column with JSON in it, or null. */
export type JsonOrNull<Value extends object> = ColumnType<Value | null, string | null | undefined, string | null>
