import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '#database/connect'
import { ascending, descending, pageOf, type KeyColumn } from '#kernel/reads/page-of'
import { openTestDatabase } from '../../../test/database'

describe('a list that is paged by its key', () => {
  let connection: Connection
  beforeAll(async () => {
    connection = await openTestDatabase()
    await sql`create table thing (id text primary key, rank integer not null)`.execute(connection.db)
    await sql`insert into thing values ('a', 1), ('b', 3), ('c', 2), ('d', 3), ('e', 1)`.execute(connection.db)
  })
  afterAll(() => connection.close())

  const row = (after: string) => sql`thing where thing.id = ${after}`

  async function read(by: readonly KeyColumn[], after: string, count = 2, find: typeof row | undefined = row) {
    const page = pageOf({ by, ...(find ? { row: find } : {}), after, count })
    const { rows } = await sql<{ id: string }>`
      select id from thing where ${page.beyond} order by ${page.order} limit ${page.limit}`.execute(connection.db)
    const cut = page.cut(rows, ({ id }) => id)
    return { ids: cut.rows.map(({ id }) => id).join(''), after: cut.after }
  }

  async function walk(by: readonly KeyColumn[], find?: typeof row) {
    const pages: string[] = []
    for (let after = ''; ;) {
      const page = await read(by, after, 2, find)
      pages.push(page.ids)
      after = page.after
      if (after === '') return pages
    }
  }

  it('shows every row once, whichever way its columns go', async () => {
    const keys: [KeyColumn[], string[]][] = [
      [[ascending('thing.id')], ['ab', 'cd', 'e']],
      [[descending('thing.id')], ['ed', 'cb', 'a']],
      [
        [ascending('thing.rank'), ascending('thing.id')],
        ['ae', 'cb', 'd'],
      ],
      [
        [descending('thing.rank'), descending('thing.id')],
        ['db', 'ce', 'a'],
      ],
      [
        [descending('thing.rank'), ascending('thing.id')],
        ['bd', 'ca', 'e'],
      ],
      [
        [ascending('thing.rank'), descending('thing.id')],
        ['ea', 'cd', 'b'],
      ],
    ]
    for (const [by, pages] of keys) expect(await walk(by, row)).toEqual(pages)
  })

  it('requires no existing row with the name in the key', async () => {
    const page = pageOf({ by: [descending('id')], after: 'c', count: 2 })
    const { rows } = await sql<{
      id: string
    }>`select id from thing where ${page.beyond} order by ${page.order}`.execute(connection.db)
    expect(rows.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('says that there is no other page where the last one is full', async () => {
    expect(await read([ascending('thing.id')], '', 5)).toEqual({ ids: 'abcde', after: '' })
    expect(await read([ascending('thing.id')], '', 4)).toEqual({ ids: 'abcd', after: 'd' })
  })

  it('shows no row twice when others are added meanwhile, and nothing after a deleted row', async () => {
    const by = [descending('thing.rank'), descending('thing.id')]
    const first = await read(by, '')
    await sql`insert into thing values ('z', 9)`.execute(connection.db)
    expect(await read(by, first.after)).toEqual({ ids: 'ce', after: 'e' })
    await sql`delete from thing where id = 'z'`.execute(connection.db)
    for (const order of [by, [descending('thing.rank'), ascending('thing.id')]])
      expect(await read(order, 'z')).toEqual({ ids: '', after: '' })
  })
})
