import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { connect, type Connection, type ConnectOptions } from '#database/connect'
import { migrate } from '#database/migrate'
import { demoShop } from '#demo/demo-shop'
import { importShop } from '#shop-file/import-shop'
import { NOON } from './noon'

/** What a test's database begins with. */
export interface TestDatabaseOptions extends ConnectOptions {
  /** Begins with the demo shop's goods, as of `NOON`. */
  demo?: boolean
}

/** A database of the test's own with all tables: in memory, or at `url`. */
export async function openTestDatabase({ demo, ...options }: TestDatabaseOptions = {}): Promise<Connection> {
  const templates = inject('templates')
  const connection = await connect(
    options.url ? options : { template: new Blob([readFileSync(demo ? templates.demo : templates.empty)]), ...options },
  )
  if (options.url) {
    await migrate(connection.db)
    if (demo) await importShop(connection.db, demoShop(NOON), NOON)
  }
  return connection
}
