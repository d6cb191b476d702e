import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import pg from 'pg'
import type { OnDatabaseChange } from '#database/circuit'
import { emptyDatabase, ENGINE_SETTINGS } from '#database/empty-database'
import { openEmbeddedEngine, type EmbeddedEngine } from '#database/embedded-engine'
import { watchFreeSpace } from '#database/free-space'
import { guardPool, type PoolGuards } from '#database/guarded-pool'
import { holdEnds } from '#database/hold-ends'
import { createStatementKeeper, type StatementKeeper } from '#database/keep-statements'
import { lockFolder } from '#database/lock'
import { PGliteStream } from '#database/pglite-stream'
import type { Schema } from '#database/schema'
import { createServerPool } from '#database/server-pool'
import { ShopDialect } from '#database/shop-driver'

/**
 * The database as areas use it. Inside a transaction, use only the `Database` that the transaction passes: the embedded
 * engine has one connection, so a statement on another `Database` would wait for the end of the transaction.
 */
export type Database = Kysely<Schema>

/** An open database. */
export interface Connection {
  db: Database
  /** Kind and location of the database, for the line that a starting server prints about it. */
  description: string
  /** Returns whether the database answers, answers but refuses writes for lack of space, or does not answer. */
  state(): Promise<DatabaseState>
  /** Finishes running work, closes, and releases the data folder. */
  close(): Promise<void>
}

/** The state of a database. */
export type DatabaseState = 'up' | 'readOnly' | 'down'

/** Where the data is kept, and how connections are made. */
export interface ConnectOptions {
  /** Address of a PostgreSQL server; without it the embedded engine is used. */
  url?: string
  /** Folder of the embedded engine; without it the data is kept in memory, for tests. */
  dataDir?: string
  /** A dumped data folder to start from, instead of an empty one. */
  template?: Blob
  /** Maximum number of connections to a PostgreSQL server. */
  connections?: number
  /**
   * Whether statements on a PostgreSQL server have no time limits: for migrations and imports, where no shopper waits.
   */
  patient?: boolean
  /**
   * `false` sends every statement unnamed, for poolers that do not support named statements. When absent, statements
   * are named.
   */
  namedStatements?: false
  /** Called when a PostgreSQL server is found down, and when it answers again. */
  onChange?: OnDatabaseChange
  /** Called with the text of every statement, for tests that count statements. */
  onQuery?: (sql: string) => void
}

const SWEEP_EVERY = 10 * 60_000
const BIGINT = 20
const NUMERIC = 1700

/**
 * The parsers of column types. Money and time are 64-bit integers far below 2^53, and sums of them are numeric; both
 * are parsed as numbers.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === BIGINT || id === NUMERIC
      ? Number
      : pg.types.getTypeParser(id, format as 'text')) as typeof pg.types.getTypeParser,
}

/**
 * Opens the database: the PostgreSQL server at `url`, else an embedded one in `dataDir`, behind the same driver.
 *
 * The embedded engine loses no acknowledged order when the process is killed, since the operating system still holds
 * what the process wrote. The engine never calls fsync, so a power cut may lose the last writes: a shop in production
 * should set `url`.
 * @throws Error in plain words when another server holds the data folder, when its data cannot be opened, or when no
 * server answers at `url`.
 */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const keeper = options.namedStatements === false ? undefined : createStatementKeeper()
  const { pool, guards, state, close } = options.url
    ? await openServer(options.url, keeper, options)
    : await openEmbedded(keeper, options)
  const db = new Kysely<Schema>({
    dialect: new ShopDialect(guardPool(pool, keeper, guards)),
    log: options.onQuery ? (event) => options.onQuery?.(event.query.sql) : undefined,
  })
  return {
    db,
    description: options.url
      ? 'PostgreSQL server of DATABASE_URL'
      : `embedded PostgreSQL in ${options.dataDir ?? 'memory'}`,
    state,
    async close() {
      await db.destroy()
      await close()
    },
  }
}

/** An opened database: its pool of connections, the guards that watch the server, and a function that closes it. */
interface Opened {
  pool: pg.Pool
  guards?: PoolGuards
  state(): Promise<DatabaseState>
  close(): Promise<void>
}

async function openServer(
  url: string,
  keeper: StatementKeeper | undefined,
  { connections: max = 10, patient = false, onChange = () => {} }: ConnectOptions,
): Promise<Opened> {
  const { pool, guards, stop } = createServerPool({ url, max, types, patient, onChange })
  prepareClients(pool, keeper)
  try {
    // The server's version is not checked: other engines that speak PostgreSQL's protocol report older versions than
    // they are compatible with.
    await pool.query('select 1')
  } catch (cause) {
    stop()
    await pool.end()
    throw new Error(
      `The PostgreSQL server of DATABASE_URL cannot be used: ${wordsOf(cause as Error)}. See that it runs, and that the address names a database that is there, its user and password: postgres://user:password@localhost:5432/hearth.`,
      { cause },
    )
  }
  return {
    pool,
    guards,
    state: async () => ((await guards.circuit.isDown()) ? 'down' : 'up'),
    close: () => Promise.resolve(stop()),
  }
}

/**
 * Prepares each client that a pool will create; call it before the pool connects. When a connection is lost, the client
 * and then the pool emit an `error` event, which ends the process if it has no listener.
 */
function prepareClients(pool: pg.Pool, keeper: StatementKeeper | undefined): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    keeper?.prepare(client)
    holdEnds(client)
  })
}

/**
 * Returns the message of an error. A connection to a host name with several addresses fails with one error for each
 * address; the messages of these errors are joined.
 */
const wordsOf = (error: Error): string =>
  error.message ||
  (error instanceof AggregateError ? error.errors.map((one: Error) => one.message).join(', ') : error.name)

/**
 * Statements that the server runs regularly to vacuum, analyze, and truncate the log, since the embedded engine has no
 * background processes for this.
 */
const SWEEP = ['vacuum analyze', 'checkpoint']

async function openEmbedded(
  keeper: StatementKeeper | undefined,
  { dataDir, template }: ConnectOptions,
): Promise<Opened> {
  const lock = dataDir ? lockFolder(dataDir) : undefined
  try {
    const folder = dataDir && join(dataDir, 'postgres')
    let begin = template ?? (folder && !existsSync(folder) ? emptyDatabase() : undefined)
    const open = async () => {
      const engine = await PGlite.create({
        ...(folder ? { dataDir: folder } : {}),
        ...(begin ? { loadDataDir: begin } : {}),
        postgresqlconf: ENGINE_SETTINGS,
      })
      begin = undefined
      return engine
    }
    const engine = await openEmbeddedEngine({ open, space: dataDir ? watchFreeSpace(dataDir) : undefined })
    const pool = new pg.Pool({
      stream: () => new PGliteStream(engine),
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 30_000,
      types,
      pipeline: true,
    })
    prepareClients(pool, keeper)
    const sweep = setInterval(() => void sweepAll(pool), SWEEP_EVERY)
    sweep.unref()
    return {
      pool,
      state: () => stateOf(engine),
      async close() {
        clearInterval(sweep)
        await engine.close()
        lock?.release()
      },
    }
  } catch (error) {
    lock?.release()
    if (!dataDir) throw error
    throw new Error(
      `The database in ${join(dataDir, 'postgres')} cannot be opened (${wordsOf(error as Error)}). Put a copy of the folder back that was made while no server ran, or choose another one with DATA_DIR.`,
      { cause: error },
    )
  }
}

async function sweepAll(pool: pg.Pool): Promise<void> {
  for (const statement of SWEEP) await pool.query(statement).catch(() => {})
}

const stateOf = (engine: EmbeddedEngine): Promise<DatabaseState> =>
  engine.session().then(
    () => (engine.isReadOnly() ? 'readOnly' : 'up'),
    () => 'down',
  )
