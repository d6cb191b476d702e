import { sql } from 'kysely'
import { connect, type Connection, type ConnectOptions, type Database } from '#database/connect'
import { transaction } from '#database/transaction'

/**
 * Runs `prepare` on a PostgreSQL server exclusively: other processes that call this function wait until `prepare` is
 * done, or until this process has ended. The connections have no time limits, for migrations and imports.
 *
 * Of two connections, one holds a row lock in a transaction while the other is used by `prepare`. An advisory session
 * lock would be simpler, but a pooler shares sessions.
 */
export async function prepareAlone<Result>(
  server: Pick<ConnectOptions, 'url' | 'namedStatements'>,
  prepare: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await connect({ ...server, connections: 2, patient: true })
  try {
    // `create table if not exists` fails if another process creates the table at the same time. The second attempt then
    // finds the table.
    await makeLock(connection.db).catch(() => makeLock(connection.db))
    return await connection.db.transaction().execute(async (holder) => {
      await sql`select id from kysely_migration_lock where id = 'migration_lock' for update`.execute(holder)
      return prepare(connection)
    })
  } finally {
    await connection.close()
  }
}

/** Creates the table and the row that Kysely keeps for a migration lock, as Kysely does. */
const makeLock = (db: Database): Promise<void> =>
  transaction(db, async (trx) => {
    await sql`
      create table if not exists kysely_migration_lock (
        id varchar(255) primary key, is_locked integer not null default 0
      )`.execute(trx)
    await sql`
      insert into kysely_migration_lock (id) values ('migration_lock') on conflict do nothing`.execute(trx)
  })
