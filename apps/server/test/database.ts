import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { connect, type Connection, type ConnectOptions } from '#database/connect'
import { migrate } from '#database/migrate'
import { PackedFolder } from '#database/packed-folder'
import { demoShop } from '#demo/demo-shop'
import { importShop } from '#shop-file/import-shop'
import { NOON } from './noon'
import { isPooled } from './pooler'
import { ask, copyDatabase } from './test-server'

/** The initial state of a test's database. */
export interface TestDatabaseOptions extends ConnectOptions {
  /** Whether the database contains the demo shop's products, as of `NOON`. */
  demo?: boolean
  /** Whether the database is in memory, even if tests run on a PostgreSQL server. */
  embedded?: true
  /** Whether the test connects directly to `url`, and not through a pooler. */
  unpooled?: true
  /** Statements that create the database of an older version, which is then migrated. */
  older?: string
}

/**
 * Opens a test's own database with all tables: at `url` if that is given; otherwise on the PostgreSQL server of all
 * tests, or in memory if there is none.
 */
export async function openTestDatabase({
  demo,
  embedded,
  unpooled,
  older,
  ...options
}: TestDatabaseOptions = {}): Promise<Connection> {
  if (isPooled && !embedded && !unpooled) options.namedStatements = false
  const templates = inject('templates')
  const server = inject('server')
  const onServer = server && !options.url && !options.dataDir && !embedded
  if (onServer) {
    const copy = await copyDatabase(server, older ? 'template0' : demo ? 'demo' : 'empty')
    options.url = copy[unpooled ? 'directUrl' : 'url']
  }
  if (older) return openOlder(older, options)
  if (onServer) return connect(options)
  const connection = await connect(
    options.url
      ? options
      : { template: new PackedFolder(readTemplate(demo ? templates.demo : templates.empty)), ...options },
  )
  if (options.url) {
    await migrate(connection.db)
    if (demo) await importShop(connection.db, demoShop(NOON), NOON)
  }
  return connection
}

/** Opens a database without tables: on the PostgreSQL server of all tests, or in memory if there is none. */
export async function openBareDatabase(): Promise<Connection> {
  const server = inject('server')
  return connect(server ? { url: (await copyDatabase(server, 'template0')).directUrl } : {})
}

/** Contents of template files, which are read once: an engine copies a template before it writes to it. */
const read = new Map<string, Buffer>()

function readTemplate(file: string): Buffer {
  const kept = read.get(file) ?? readFileSync(file)
  read.set(file, kept)
  return kept
}

async function openOlder(statements: string, options: ConnectOptions): Promise<Connection> {
  if (options.url) await ask(options.url, statements)
  const connection = await connect({ patient: true, ...options })
  if (!options.url) await sql.raw(statements).execute(connection.db)
  await migrate(connection.db)
  return connection
}
