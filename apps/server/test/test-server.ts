import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { connect } from '#database/connect'
import { migrate } from '#database/migrate'
import { demoShop } from '#demo/demo-shop'
import { importShop } from '#shop-file/import-shop'
import { NOON } from './noon'
import { databaseAt, postgresBinaries, startPostgres } from './real-postgres'

/**
 * A PostgreSQL server with the databases of all tests, in place of the embedded engine. Its databases `empty` and
 * `demo` are copied for each test.
 */
export interface TestServer {
  /** For the shop: the pooler, if there is one. */
  url: string
  /** The server itself. */
  directUrl: string
}

/**
 * Starts it if PostgreSQL is installed, since copying a database is faster than opening an engine;
 * `TEST_ENGINE=embedded` runs all tests on the embedded engine, and those of money and stock run on both in any case.
 * `strict-engine.test.ts` names what could not be tested.
 */
export async function startTestServer(): Promise<{ told: TestServer; stop(): Promise<void> } | undefined> {
  const bin = postgresBinaries()
  if (!bin || process.env['TEST_ENGINE'] === 'embedded') return undefined
  const { url, directUrl, stop } = await startPostgres(bin)
  for (const name of ['empty', 'demo']) {
    await ask(directUrl, `create database ${name}`)
    const { db, close } = await connect({ url: databaseAt(directUrl, name), patient: true })
    await migrate(db)
    if (name === 'demo') await importShop(db, demoShop(NOON), NOON)
    await close()
  }
  return { told: { url, directUrl }, stop }
}

/**
 * A copy of one of the server's databases, `template0` for one without tables. @returns its address, and the one
 * without a pooler
 */
export async function copyDatabase(
  { url, directUrl }: TestServer,
  of: 'empty' | 'demo' | 'template0',
): Promise<{ url: string; directUrl: string }> {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  // Copying its files takes half the time of PostgreSQL's own way, which writes each block to its log.
  await ask(directUrl, `create database ${name} template ${of} strategy file_copy`)
  return { url: databaseAt(url, name), directUrl: databaseAt(directUrl, name) }
}

/** Runs a slow task on a server, over a connection without limits. */
export async function ask(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
