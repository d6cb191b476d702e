import type { CompiledQuery } from 'kysely'

/** A statement on its way to a connection, with how it is sent. */
export interface SentQuery extends CompiledQuery {
  /** Whether the connection keeps it under a name. */
  readonly prepared?: true
}
