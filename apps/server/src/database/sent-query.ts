import type { CompiledQuery } from 'kysely'

/** A statement to be sent, with how it is sent. */
export interface SentQuery extends CompiledQuery {
  /** Whether the connection keeps it under a name. */
  readonly prepared?: true
}
