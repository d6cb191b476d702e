import type { CompiledQuery } from 'kysely'

/** How a statement is sent. */
export interface Sending {
  /** Whether the connection keeps the statement under a name. */
  readonly prepared?: boolean
  /**
   * Whether the statement is sent with the commit of its transaction, because its result is not needed. The statement
   * must be prepared.
   */
  readonly atCommit?: boolean
}

/** A statement to be sent, with how it is sent. */
export interface SentQuery extends CompiledQuery, Sending {}
