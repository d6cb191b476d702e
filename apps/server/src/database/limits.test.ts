import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Connection, type Database } from '#database/connect'
import { transaction } from '#database/transaction'
import { onPostgres } from '../../test/on-postgres'
import { poolerProgram } from '../../test/pooler'
import { databaseAt, startPostgres, type RealPostgres } from '../../test/real-postgres'

const SETTINGS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const

const limitsOf = async (db: Database): Promise<string[]> => {
  const shown = await sql<Record<string, string>>`
    select ${sql.join(SETTINGS.map((name) => sql`current_setting(${sql.lit(name)}) as ${sql.ref(name)}`))}`.execute(db)
  return SETTINGS.map((name) => shown.rows[0]![name] ?? '')
}

const LIMITED = ['10s', '5s', '15s']
const UNLIMITED = ['0', '0', '0']

onPostgres('a statement of a shopper on a PostgreSQL server', (bin) => {
  it('is ended when it takes too long, except in a migration', async () => {
    const server = await startPostgres(bin, false)
    const shop = await connect({ url: server.url })
    const patient = await connect({ url: server.url, patient: true })
    expect(await limitsOf(shop.db)).toEqual(LIMITED)
    expect(await transaction(shop.db, limitsOf)).toEqual(LIMITED)
    expect(await limitsOf(patient.db)).toEqual(UNLIMITED)
    await Promise.all([shop.close(), patient.close()])
    await server.stop()
  })
})

onPostgres('a transaction through a pooler that gives each another connection', (bin) => {
  if (poolerProgram() === undefined)
    it('was not tried: PgBouncer is not installed on this machine (Debian: apt install pgbouncer)', () =>
      expect(poolerProgram()).toBeUndefined())
  else throughPooler(bin)
})

function throughPooler(bin: string): void {
  let server: RealPostgres
  const opened: Connection[] = []
  const open = async (patient: boolean, url = server.url): Promise<Database> => {
    const connection = await connect({ url, patient, namedStatements: false })
    opened.push(connection)
    return connection.db
  }
  beforeAll(async () => void (server = await startPostgres(bin, true)))
  afterAll(async () => {
    for (const one of opened) await one.close()
    await server.stop()
  })

  it('is ended when it takes too long, and leaves no limit behind for others on the same connection', async () => {
    const shop = await open(false)
    expect(await Promise.all(Array.from({ length: 20 }, () => transaction(shop, limitsOf)))).toEqual(
      Array.from({ length: 20 }, () => LIMITED),
    )
    const patient = await open(true)
    expect(await Promise.all(Array.from({ length: 20 }, () => limitsOf(patient)))).toEqual(
      Array.from({ length: 20 }, () => UNLIMITED),
    )
  })

  it('of a migration takes as long as it needs, even where the owner limits all statements', async () => {
    const owner = await connect({ url: server.directUrl })
    await sql`create database limited`.execute(owner.db)
    await sql`alter database limited set statement_timeout = '7s'`.execute(owner.db)
    await owner.close()
    const patient = await open(true, databaseAt(server.url, 'limited'))
    expect(await limitsOf(patient)).toEqual(['7s', '0', '0'])
    expect(await transaction(patient, limitsOf)).toEqual(UNLIMITED)
  })
}
