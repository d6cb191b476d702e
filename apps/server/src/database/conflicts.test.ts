import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Connection } from '#database/connect'
import { transaction } from '#database/transaction'
import { onPostgres } from '../../test/on-postgres'
import { databaseAt, startPostgres, type RealPostgres } from '../../test/real-postgres'

const AT_ONCE = 30

onPostgres('a database that refuses all but one of those who change the same row at once', prove)

function prove(bin: string): void {
  let server: RealPostgres
  let connection: Connection
  beforeAll(async () => {
    server = await startPostgres(bin)
    const { db, close } = await connect({ url: server.directUrl })
    await sql`create database strict`.execute(db)
    await sql`alter database strict set default_transaction_isolation = 'serializable'`.execute(db)
    await close()
    const url = databaseAt(server.url, 'strict')
    connection = await connect({ url, connections: 20, namedStatements: false })
    await sql`create table counter (n integer)`.execute(connection.db)
    await sql`insert into counter values (0)`.execute(connection.db)
  })
  afterAll(async () => {
    await connection.close()
    await server.stop()
  })

  const all = (step: () => Promise<unknown>) => Promise.all(Array.from({ length: AT_ONCE }, step))
  const counted = async () =>
    (await sql<{ n: number }>`select n from counter`.execute(connection.db)).rows.map(({ n }) => n)

  it('gives each of them its turn, whether it takes one statement or a transaction', async () => {
    await all(() => sql`update counter set n = n + 1`.execute(connection.db))
    expect(await counted()).toEqual([AT_ONCE])
    await all(() =>
      transaction(connection.db, async (trx) => {
        const { rows } = await sql<{ n: number }>`select n from counter`.execute(trx)
        await sql`update counter set n = ${rows[0]!.n + 1}`.execute(trx)
      }),
    )
    expect(await counted()).toEqual([2 * AT_ONCE])
  })
}
