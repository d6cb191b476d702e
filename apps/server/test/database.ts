import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { connect, type Connection, type ConnectOptions } from '#database/connect'
import { migrate } from '#database/migrate'

/** A database of the test's own, in memory, with all tables and no rows. */
export async function openTestDatabase(options: ConnectOptions = {}): Promise<Connection> {
  const template = new Blob([readFileSync(inject('template'))])
  const connection = await connect(options.url ? options : { template, ...options })
  await migrate(connection.db)
  return connection
}
