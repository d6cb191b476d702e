import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { transaction } from '#database/transaction'
import { openTestDatabase } from './database'
import { poolerProgram } from './pooler'
import { postgresBinaries } from './real-postgres'

const isolation = process.env['TEST_ISOLATION']
const pooler = process.env['TEST_POOLER']

if ((isolation || pooler) && postgresBinaries() === undefined)
  it('tests were run on the embedded engine: PostgreSQL is not installed on this machine (Debian: apt install postgresql)', () =>
    expect(postgresBinaries()).toBeUndefined())
else
  it(`tests run on a database that is ${isolation ?? 'read committed'}`, async () => {
    const { db, close } = await openTestDatabase()
    const shown = await transaction(db, (trx) => sql`show transaction_isolation`.execute(trx))
    expect(shown.rows).toEqual([{ transaction_isolation: isolation ?? 'read committed' }])
    await close()
  })

if (pooler && poolerProgram() === undefined)
  it('tests were run without a pooler: PgBouncer is not installed on this machine (Debian: apt install pgbouncer)', () =>
    expect(poolerProgram()).toBeUndefined())
else
  it(`tests reach their database ${pooler ? `through ${pooler}` : 'without a pooler'}`, async () => {
    const { description, db, close } = await openTestDatabase()
    const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(db)
    const limited = await transaction(db, (trx) =>
      sql`select current_setting('statement_timeout') as limit`.execute(trx),
    )
    expect(rows[0]!.limit).toBe(description.startsWith('PostgreSQL') && !pooler ? '10s' : '0')
    if (pooler) expect(limited.rows).toEqual([{ limit: '10s' }])
    await close()
  })
