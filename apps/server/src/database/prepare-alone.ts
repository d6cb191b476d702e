import { sql } from 'kysely'
import { connect, type Connection, type ConnectOptions, type Database } from '#database/connect'
import { transaction } from '#database/transaction'

/**
 * Prepares a PostgreSQL server while no other process does: others wait until it is done, or until the process has
 * ended. The connections know no limits, since migrations and imports take as long as they do.
 *
 * One of the two holds a row locked in a transaction meanwhile. An advisory lock of a session would be shorter, but a
 * pooler gives the session to others.
 */
export async function prepareAlone<Result>(
  server: Pick<ConnectOptions, 'url' | 'namedStatements'>,
  prepare: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await connect({ ...server, connections: 2, patient: true })
  try {
    // `create table if not exists` fails when another process creates the table at the same time; then it is there.
    await makeLock(connection.db).catch(() => makeLock(connection.db))
    return await connection.db.transaction().execute(async (holder) => {
      await sql`select id from kysely_migration_lock where id = 'migration_lock' for update`.execute(holder)
      return prepare(connection)
    })
  } finally {
    await connection.close()
  }
}

/** The row that Kysely keeps for this purpose, and its table, as Kysely makes them. */
const makeLock = (db: Database): Promise<void> =>
  transaction(db, async (trx) => {
    await sql`
      create table if not exists kysely_migration_lock (
        id varchar(255) primary key, is_locked integer not null default 0
      )`.execute(trx)
    await sql`
      insert into kysely_migration_lock (id) values ('migration_lock') on conflict do nothing`.execute(trx)
  })
