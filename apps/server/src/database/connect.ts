import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { holdBegin } from '#database/hold-begin'
import { lockFolder } from '#database/lock'
import { PGliteStream } from '#database/pglite-stream'
import { prepareMarked } from '#database/prepare-marked'
import type { Schema } from '#database/schema'

/** The database as areas use it. Inside a transaction, use the `Database` handed in: the embedded engine has one connection. */
export type Database = Kysely<Schema>

/** An open database. */
export interface Connection {
  db: Database
  /** For the progress line: what it is and where. */
  description: string
  /** Finishes what runs, closes, and gives the data folder back. */
  close(): Promise<void>
}

/** Where the data is kept. */
export interface ConnectOptions {
  /** A PostgreSQL server; without it the embedded one is used. */
  url?: string
  /** Folder of the embedded one; without it the data lives in memory, for tests. */
  dataDir?: string
  /** A dumped data folder to begin with, instead of an empty one. */
  template?: Blob
  /** Connections to a PostgreSQL server. */
  connections?: number
  /** Every SQL text sent, for tests that count. */
  onQuery?: (sql: string) => void
}

const VACUUM_EVERY = 10 * 60_000
const BIGINT = 20
const NUMERIC = 1700

/** Money and time are 64-bit integers far below 2^53, and sums of them numeric; both come back as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === BIGINT || id === NUMERIC ? Number : pg.types.getTypeParser(id, format as 'text')) as typeof pg.types.getTypeParser,
}

/**
 * Opens the database: the PostgreSQL server at `url`, else an embedded one in `dataDir`, behind the same driver.
 *
 * The embedded engine loses no acknowledged order when the process is killed, since the system keeps what was written.
 * It never calls fsync, so a power cut may lose the last moments: a shop that earns money sets `url`.
 * @throws Error in plain words when another server holds the data folder, when its data cannot be opened, or when no server answers at `url`.
 */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const pool = options.url ? serverPool(options.url, options.connections ?? 10) : undefined
  const embedded = pool ? undefined : await openEmbedded(options)
  const used = pool ?? embedded!.pool
  used.on('connect', prepareMarked)
  used.on('connect', holdBegin)
  if (pool) await needServer(pool)
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: used }),
    log: options.onQuery ? (event) => options.onQuery?.(event.query.sql) : undefined,
  })
  return {
    db,
    description: pool ? 'PostgreSQL server of DATABASE_URL' : `embedded PostgreSQL in ${options.dataDir ?? 'memory'}`,
    async close() {
      await db.destroy()
      await embedded?.close()
    },
  }
}

function serverPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, types, connectionTimeoutMillis: 10_000, application_name: 'hearth', pipeline: true })
  // An idle connection that breaks is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => {})
  return pool
}

/** What it calls its version is not asked: engines that speak PostgreSQL's protocol name older ones than they can stand in for. */
async function needServer(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (cause) {
    await pool.end()
    throw new Error(`The PostgreSQL server of DATABASE_URL cannot be used: ${wordsOf(cause as Error)}. See that it runs, and that the address names a database that is there, its user and password: postgres://user:password@localhost:5432/hearth.`, { cause })
  }
}

/** What is wrong in words: where a name leads to several addresses, each failed by itself. */
const wordsOf = (error: Error): string => error.message || (error instanceof AggregateError ? error.errors.map((one: Error) => one.message).join(', ') : error.name)

async function openEmbedded({ dataDir, template }: ConnectOptions): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  const lock = dataDir ? lockFolder(dataDir) : undefined
  try {
    const engine = await PGlite.create({
      ...(dataDir ? { dataDir: join(dataDir, 'postgres') } : {}),
      ...(template ? { loadDataDir: template } : {}),
      postgresqlconf: ['shared_buffers=16MB', 'jit=off'],
    })
    const pool = new pg.Pool({
      stream: () => new PGliteStream(engine),
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 30_000,
      types,
      pipeline: true,
    })
    pool.on('error', () => {})
    // The embedded engine has no background processes, so nobody else sweeps and counts.
    const sweep = setInterval(() => void pool.query('vacuum analyze').catch(() => {}), VACUUM_EVERY)
    sweep.unref()
    return {
      pool,
      async close() {
        clearInterval(sweep)
        await engine.close()
        lock?.release()
      },
    }
  } catch (error) {
    lock?.release()
    if (!dataDir) throw error
    throw new Error(`The database in ${join(dataDir, 'postgres')} cannot be opened (${wordsOf(error as Error)}). Put a copy of the folder back that was made while no server ran, or choose another one with DATA_DIR.`, { cause: error })
  }
}
