import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { connect } from '#database/connect'
import { migrate } from '#database/migrate'
import { demoShop } from '#demo/demo-shop'
import { importShop } from '#shop-file/import-shop'
import { NOON } from './noon'
import { databaseAt, postgresBinaries, startPostgres } from './real-postgres'

/**
 * A PostgreSQL server with the databases of all tests, instead of the embedded engine. Its databases `empty` and `demo`
 * are copied for each test.
 */
export interface TestServer {
  /** The address for the shop: the pooler's, if there is one. */
  url: string
  /** The address of the server itself. */
  directUrl: string
}

/**
 * Starts the server if PostgreSQL is installed, since copying a database is faster than opening an engine.
 * `TEST_ENGINE=embedded` runs all tests on the embedded engine; tests of money and stock run on both in any case.
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
 * Copies one of the server's databases; `template0` has no tables.
 * @returns the address of the copy, and its address without a pooler
 */
export async function copyDatabase(
  { url, directUrl }: TestServer,
  of: 'empty' | 'demo' | 'template0',
): Promise<{ url: string; directUrl: string }> {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  // Copying the files takes half the time of PostgreSQL's default way, which writes each block to its log.
  await ask(directUrl, `create database ${name} template ${of} strategy file_copy`)
  return { url: databaseAt(url, name), directUrl: databaseAt(directUrl, name) }
}

/** Runs a slow task on a server, over a connection without limits. */
export async function ask(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
