import type { ColumnType } from 'kysely'

/** A column that an insert may leave out: it has a default. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
