import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from '#database/connect'
import { openEmbeddedEngine } from '#database/embedded-engine'
import { ENGINE_SETTINGS } from '#database/empty-database'
import { PGliteStream } from '#database/pglite-stream'
import type { Schema } from '#database/schema'

/** A database in memory that is packed, for other databases to start from. */
export interface PackedDatabase {
  db: Database
  /** Returns the current data folder of the database, as a tar file. */
  pack(compression: 'none' | 'gzip'): Promise<Buffer>
}

/** Creates a database in memory, lets `fill` write to it and pack it, and then discards it. */
export async function packDatabase(fill: (packed: PackedDatabase) => Promise<void>): Promise<void> {
  const engine = await PGlite.create({ postgresqlconf: ENGINE_SETTINGS })
  const embedded = await openEmbeddedEngine({ open: () => Promise.resolve(engine) })
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ stream: () => new PGliteStream(embedded), max: 1 }) }),
  })
  try {
    await forgetTemplates(db)
    await fill({ db, pack: async (how) => Buffer.from(await (await engine.dumpDataDir(how)).arrayBuffer()) })
  } finally {
    await db.destroy()
    await embedded.close()
  }
}

/**
 * Drops the two template databases: a shop does not need them, and they are a third of the folder that each first start
 * and each test unpacks.
 */
async function forgetTemplates(db: Database): Promise<void> {
  await sql`update pg_database set datistemplate = false where datname in ('template0', 'template1')`.execute(db)
  await sql`drop database template0`.execute(db)
  await sql`drop database template1`.execute(db)
}
