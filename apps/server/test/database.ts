import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { connect, type Connection, type ConnectOptions } from '#database/connect'
import { migrate } from '#database/migrate'
import { demoShop } from '#demo/demo-shop'
import { importShop } from '#shop-file/import-shop'
import { NOON } from './noon'
import { isPooled } from './pooler'
import { copyDatabase } from './test-server'

/** What a test's database begins with. */
export interface TestDatabaseOptions extends ConnectOptions {
  /** Begins with the demo shop's goods, as of `NOON`. */
  demo?: boolean
  /** In memory, also where tests run on a PostgreSQL server. */
  embedded?: true
  /** At `url`, and not through a pooler. */
  unpooled?: true
}

/** A database of the test's own with all tables: at `url`, else in memory, or on the PostgreSQL server of all tests. */
export async function openTestDatabase({
  demo,
  embedded,
  unpooled,
  ...options
}: TestDatabaseOptions = {}): Promise<Connection> {
  if (isPooled && !embedded && !unpooled) options.namedStatements = false
  const templates = inject('templates')
  const server = inject('server')
  if (server && !options.url && !options.dataDir && !embedded)
    return connect({
      ...options,
      url: (await copyDatabase(server, demo ? 'demo' : 'empty'))[unpooled ? 'directUrl' : 'url'],
    })
  const connection = await connect(
    options.url ? options : { template: new Blob([readFileSync(demo ? templates.demo : templates.empty)]), ...options },
  )
  if (options.url) {
    await migrate(connection.db)
    if (demo) await importShop(connection.db, demoShop(NOON), NOON)
  }
  return connection
}
