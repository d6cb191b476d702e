import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, type Connection } from '#database/connect'
import { migrate } from '#database/migrate'
import { sqlState } from '#database/conflicts'
import { transaction } from '#database/transaction'
import { openTestDatabase } from '../../test/database'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heapUsed = (): number => {
  collect()
  return process.memoryUsage().heapUsed
}

describe('the embedded database behind the pg driver', () => {
  let connection: Connection
  beforeAll(async () => void (connection = await openTestDatabase()))
  afterAll(() => connection.close())

  const merchant = (id: string) => ({
    id,
    name: '暖炉自营',
    company_name: '暖炉科技有限公司',
    telephone: '400-000-0000',
  })

  it('gives 64-bit integers and sums of them back as numbers', async () => {
    const { rows } = await sql<{
      big: number
      sum: number
    }>`select 1763700000000::bigint as big, sum(n::bigint) as sum from (values (1), (2)) as v (n)`.execute(
      connection.db,
    )
    expect(rows).toEqual([{ big: 1_763_700_000_000, sum: 3 }])
  })

  it('goes on after a statement that failed, with and without parameters', async () => {
    await expect(sql`select ${1}::int / 0`.execute(connection.db)).rejects.toThrow('division by zero')
    await expect(sql`select nothing from nowhere`.execute(connection.db)).rejects.toThrow('nowhere')
    expect((await sql<{ n: number }>`select ${7}::int as n`.execute(connection.db)).rows).toEqual([{ n: 7 }])
  })

  it('keeps a transaction completely, or not at all', async () => {
    await transaction(connection.db, (trx) => trx.insertInto('merchant').values(merchant('kept')).execute())
    const failing = transaction(connection.db, async (trx) => {
      await trx.insertInto('merchant').values(merchant('lost')).execute()
      await trx.insertInto('merchant').values(merchant('kept')).execute()
    })
    await expect(failing).rejects.toSatisfy((error: Error) => sqlState(error) === '23505')
    expect(await connection.db.selectFrom('merchant').select('id').execute()).toEqual([{ id: 'kept' }])
  })

  it('tries a transaction again after a serialization failure, and gives up on other errors', async () => {
    let attempts = 0
    const answer = await transaction(connection.db, async (trx) => {
      attempts += 1
      if (attempts < 3) await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(trx)
      return 'done'
    })
    expect([answer, attempts]).toEqual(['done', 3])
  })

  it('answers 200 queries at once through its one connection', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => sql<{ n: number }>`select ${n}::int as n`.execute(connection.db)),
    )
    expect(answers.map((answer) => answer.rows[0]?.n)).toEqual(Array.from({ length: 200 }, (_, n) => n))
  })

  it('returns a large answer whole and in order, and the next one too', async () => {
    const rows = async (count: number) =>
      (
        await sql<{
          n: number
          text: string
        }>`select n, repeat('长', 1000) as text from generate_series(1, ${count}::int) as n`.execute(connection.db)
      ).rows
    const large = await rows(3_000)
    expect(large.map(({ n }) => n)).toEqual(Array.from({ length: 3_000 }, (_, at) => at + 1))
    expect(new Set(large.map(({ text }) => text))).toEqual(new Set(['长'.repeat(1_000)]))
    expect(await rows(1)).toHaveLength(1)
  })

  it('keeps none of its answers in memory', async () => {
    const ask = async (times: number) => {
      for (let n = 0; n < times; n += 1)
        await sql`select n, 'x' || n as text from generate_series(1, 200) as n`.execute(connection.db)
    }
    await ask(100)
    const before = heapUsed()
    await ask(1_500)
    // If the messages of all these 1,500 answers were kept, they would take about 100 MB.
    expect(heapUsed() - before).toBeLessThan(20 * 1024 * 1024)
  })

  it('has no migration left, and stock that cannot fall below zero', async () => {
    expect(await migrate(connection.db)).toEqual([])
    const selling = sql`
      insert into sku (sku_no, spu_no, sku_name, attributes, picture, price, stock, position)
      values ('x', 'x', 'x', '[]', '{}', 1, -1, 0)`
    await expect(selling.execute(connection.db)).rejects.toSatisfy((error: Error) => sqlState(error) === '23514')
  })
})

describe('a database that cannot be opened', () => {
  it('is reported in plain words, with what to do and without the password', async () => {
    const failing = connect({ url: 'postgres://shop:tops3cret@127.0.0.1:9/hearth' })
    await expect(failing).rejects.toThrow(/DATABASE_URL cannot be used: .*ECONNREFUSED.*See that it runs/)
    await expect(failing).rejects.not.toThrow('tops3cret')
  })

  it('is reported with its folder when its files are damaged', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hearth-broken-'))
    mkdirSync(join(dataDir, 'postgres'))
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '99\n')
    await expect(connect({ dataDir })).rejects.toThrow(`The database in ${join(dataDir, 'postgres')} cannot be opened`)
    rmSync(dataDir, { recursive: true, force: true })
  })
})
