import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { connect, type Connection } from '#database/connect'
import { ConnectionLost } from '#database/database-trouble'
import { transaction } from '#database/transaction'
import { openDatabaseProxy, type DatabaseProxy } from '../../test/database-proxy'
import { onPostgres } from '../../test/on-postgres'
import { startPostgres, type RealPostgres } from '../../test/real-postgres'

onPostgres('a connection that is lost while it is in use', prove)

function prove(bin: string): void {
  let server: RealPostgres
  let wire: DatabaseProxy
  let connection: Connection
  beforeAll(async () => {
    server = await startPostgres(bin)
    wire = await openDatabaseProxy(server.socket)
    connection = await connect({ url: wire.url, connections: 3 })
    await sql`create table note (text text)`.execute(connection.db)
  })
  beforeEach(async () => void (await sql`truncate note`.execute(connection.db)))
  afterAll(async () => {
    await connection.close()
    await wire.close()
    await server.stop()
  })

  const write = (db: Connection['db'], text: string) => sql`insert into note (text) values (${text})`.execute(db)
  const notes = async () =>
    (await sql<{ text: string }>`select text from note order by text`.execute(connection.db)).rows.map(
      ({ text }) => text,
    )

  it('lets a transaction begin again on a fresh connection, since the server rolled it back', async () => {
    let attempts = 0
    await transaction(connection.db, async (trx) => {
      attempts += 1
      await write(trx, `attempt ${attempts}`)
      if (attempts === 1) await server.endConnections()
      await write(trx, 'after')
    })
    expect([attempts, await notes()]).toEqual([2, ['after', 'attempt 2']])
  })

  it('is noticed though the transaction sends nothing for a while', async () => {
    let attempts = 0
    await transaction(connection.db, async (trx) => {
      attempts += 1
      await write(trx, `attempt ${attempts}`)
      if (attempts > 1) return
      await server.endConnections()
      await wire.emptied()
    })
    expect([attempts, await notes()]).toEqual([2, ['attempt 2']])
  })

  it('lets a read be sent again', async () => {
    wire.cutAfter('select 42')
    expect((await sql<{ n: number }>`select 42 as n`.execute(connection.db)).rows).toEqual([{ n: 42 }])
  })

  it('repeats nothing that may already have been done: neither a single write nor a commit', async () => {
    wire.cutAfter('insert into note')
    await expect(write(connection.db, 'alone')).rejects.toThrow(ConnectionLost)
    wire.cutAfter('commit\0')
    await expect(transaction(connection.db, (trx) => write(trx, 'committed'))).rejects.toThrow(ConnectionLost)
    await expect.poll(notes).toEqual(['alone', 'committed'])
  })

  it('reports a repeated commit as done if it was done', async () => {
    let attempts = 0
    wire.cutAfter('commit\0')
    await transaction(
      connection.db,
      async (trx) => {
        attempts += 1
        const { rows } = await sql`select 1 from note`.execute(trx)
        if (rows.length === 0) await write(trx, 'once')
      },
      { knowsItself: true },
    )
    expect([attempts, await notes()]).toEqual([2, ['once']])
  })

  it('affects nobody else: a hundred running transactions are all done once', async () => {
    const work = Promise.allSettled(
      Array.from({ length: 100 }, (_, n) => transaction(connection.db, (trx) => write(trx, String(1000 + n)))),
    )
    await server.endConnections()
    const outcomes = await work
    const done = outcomes.flatMap(({ status }, n) => (status === 'fulfilled' ? [String(1000 + n)] : []))
    const unknown = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Error] : []))
    expect(unknown.filter((error) => !(error instanceof ConnectionLost && error.atCommit))).toEqual([])
    const kept = await notes()
    expect(new Set(kept).size).toBe(kept.length)
    expect(kept).toEqual(expect.arrayContaining(done))
  })
}
