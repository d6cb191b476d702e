import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { prepared } from '#database/prepared'
import { transaction } from '#database/transaction'
import { onEveryEngine, type Engine } from '../../test/on-every-engine'
import { sentStatements } from '../../test/sent-statements'

onEveryEngine('a transaction', prove, { unpooled: true })

function prove(engine: Engine): void {
  const db = () => engine.connection.db
  const none = async () => {}

  it('is begun in the same write as its first statement, and committed once that was answered', async () => {
    // The first transaction of a new connection may also send the setting for cached plans. It is made here, before
    // statements are recorded.
    await transaction(db(), (trx) => sql`select 0`.execute(trx))
    const sent = await sentStatements(() =>
      transaction(db(), async (trx) => {
        await sql`select 1`.execute(trx)
        await sql`select 2`.execute(trx)
      }),
    )
    expect(sent.map(({ text, answered }) => [text, answered])).toEqual([
      ['begin', 0],
      ['select 1', 0],
      ['select 2', 2],
      ['commit', 3],
    ])
  })

  it('sends its last write with its commit, which fails if that does', async () => {
    const keep = (name: string | null) =>
      transaction(db(), async (trx) => {
        await sql`select 1`.execute(trx)
        await prepared`insert into setting (name, value) values (${name}, '1')`.executeAtCommit(trx)
      })
    await keep('before')
    const sent = await sentStatements(() => keep('last'))
    expect(sent.map(({ answered }) => answered)).toEqual([0, 0, 2, 2])
    expect(sent.at(-1)?.text).toBe('commit')
    await expect(keep(null)).rejects.toThrow('null value')
    await expect(
      transaction(db(), async (trx) => {
        await prepared`insert into setting (name, value) values ('never', '1')`.executeAtCommit(trx)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    // If another statement follows the one marked `atCommit`, the marked statement is executed first.
    const seen = await transaction(db(), async (trx) => {
      await prepared`insert into setting (name, value) values ('seen', '1')`.executeAtCommit(trx)
      return (await sql`select from setting where name = 'seen'`.execute(trx)).rows.length
    })
    expect(seen).toBe(1)
    const { rows } = await sql`select name from setting where name in ('last', 'never', 'seen') order by name`.execute(
      db(),
    )
    expect(rows).toEqual([{ name: 'last' }, { name: 'seen' }])
  })

  it('that does nothing sends nothing', async () => {
    const failing = () => expect(transaction(db(), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await sentStatements(() => transaction(db(), none).then(failing))).toEqual([])
  })

  it('that fails in its first statement leaves nothing behind, and its connection can be used', async () => {
    const keep = (name: string | null) =>
      transaction(db(), (trx) =>
        sql`insert into setting (name, value) values ('held', '1'), (${name}, '2')`.execute(trx),
      )
    const sent = await sentStatements(() => expect(keep(null)).rejects.toThrow('null value'))
    expect(sent.map(({ text }) => text.slice(0, 8))).toEqual(['begin', 'insert i', 'rollback'])
    await keep('other')
    await expect(
      transaction(db(), async (trx) => {
        await sql`delete from setting where name = 'held'`.execute(trx)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect((await sql`select value from setting where name = 'held'`.execute(db())).rows).toEqual([{ value: 1 }])
  })
}
