import { sql, type QueryResult } from 'kysely'
import type { Database } from '#database/connect'
import type { Sending, SentQuery } from '#database/sent-query'

/** A statement that is parsed and planned once for each connection. */
export interface PreparedStatement<Row> {
  execute(db: Database): Promise<QueryResult<Row>>
  /**
   * Sends the statement in one write with the commit of its transaction, or with the transaction's next statement. Use
   * it for a last write whose result is not needed: the promise resolves before the statement is executed, and if the
   * statement fails, the commit fails.
   */
  executeAtCommit(db: Database): Promise<void>
}

/**
 * Declares a frequent statement, written like `sql`. The database parses and plans it once for each connection: an
 * order on the embedded engine takes 3.6 ms of CPU instead of 5.5. Use it only for texts that hardly vary and that name
 * their columns, since a plan is still used after the tables were changed. Statuses in conditions are a part of the
 * text (`sql.lit`): the plan is made without the values of parameters, and has to know how few rows there are.
 */
export function prepared<Row = unknown>(text: TemplateStringsArray, ...values: unknown[]): PreparedStatement<Row> {
  const statement = sql<Row>(text, ...values)
  const send = (db: Database, sending: Sending) => {
    const query: SentQuery = { ...statement.compile(db), ...sending }
    return db.executeQuery(query) as Promise<QueryResult<Row>>
  }
  return {
    execute: (db) => send(db, { prepared: true }),
    executeAtCommit: async (db) => void (await send(db, { prepared: true, atCommit: db.isTransaction })),
  }
}
