import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { connect } from '#database/connect'
import { migrate } from '#database/migrate'
import { demoShop } from '#demo/demo-shop'
import { importShop } from '#shop-file/import-shop'
import { NOON } from './noon'
import { databaseAt, postgresBinaries, startPostgres } from './real-postgres'

/**
 * A PostgreSQL server that holds the databases of all tests, in place of the embedded engine. Its databases `empty` and
 * `demo` are copied for each test.
 */
export interface TestServer {
  /** For the shop: the pooler before the server where there is one. */
  url: string
  /** The server itself. */
  directUrl: string
}

/**
 * Starts it where PostgreSQL is installed, since copying a database is quicker than opening an engine;
 * `TEST_ENGINE=embedded` has them all on the embedded engine, and proofs of money and stock run on both in any case.
 * What could not be tried is said by name in `strict-engine.test.ts`.
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
 * A copy of one of the server's databases, `template0` for one without tables; answers where it is, and where without a
 * pooler.
 */
export async function copyDatabase(
  { url, directUrl }: TestServer,
  of: 'empty' | 'demo' | 'template0',
): Promise<{ url: string; directUrl: string }> {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  // Copying its files takes half of what PostgreSQL's own way does, which writes each block to its log.
  await ask(directUrl, `create database ${name} template ${of} strategy file_copy`)
  return { url: databaseAt(url, name), directUrl: databaseAt(directUrl, name) }
}

/** Has a server do something that may take long, over a connection that knows no limits. */
export async function ask(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
