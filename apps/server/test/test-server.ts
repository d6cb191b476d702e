import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { connect } from '#database/connect'
import { migrate } from '#database/migrate'
import { demoShop } from '#demo/demo-shop'
import { importShop } from '#shop-file/import-shop'
import { NOON } from './noon'
import { postgresBinaries, startPostgres } from './real-postgres'

/**
 * A PostgreSQL server that holds the databases of all tests, in place of the embedded engine. Its databases `empty` and
 * `demo` are copied for each test.
 */
export interface TestServer {
  /** For the shop. */
  url: string
}

/**
 * Starts it where `TEST_ISOLATION` asks for it; see `startPostgres`.
 * @throws Error where PostgreSQL is not installed
 */
export async function startTestServer(): Promise<{ told: TestServer; stop(): Promise<void> } | undefined> {
  if (!process.env['TEST_ISOLATION']) return undefined
  const bin = postgresBinaries()
  if (!bin) throw new Error('TEST_ISOLATION needs PostgreSQL (Debian: apt install postgresql)')
  const { url, stop } = await startPostgres(bin)
  for (const name of ['empty', 'demo']) {
    await ask(url, `create database ${name}`)
    const { db, close } = await connect({ url: databaseAt(url, name), patient: true })
    await migrate(db)
    if (name === 'demo') await importShop(db, demoShop(NOON), NOON)
    await close()
  }
  return { told: { url }, stop }
}

/** A copy of one of the server's databases; answers where it is. */
export async function copyDatabase({ url }: TestServer, of: 'empty' | 'demo'): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await ask(url, `create database ${name} template ${of}`)
  return databaseAt(url, name)
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

function databaseAt(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
