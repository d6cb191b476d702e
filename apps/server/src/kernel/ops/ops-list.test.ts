import type { PageOf } from '@hearth/ops'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '#database/connect'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending, descending } from '#kernel/reads/page-of'
import { openTestDatabase } from '../../../test/database'

interface ListThings extends PageOf {
  rank?: number
  open?: boolean
  sort?: 'name' | 'rank'
}

const list = opsList<ListThings, { name: string; rank: number }>({
  columns: sql`id as name, rank`,
  from: sql`thing`,
  always: sql`not hidden`,
  filters: {
    rank: (rank) => sql`rank = ${rank} or rank = 0`,
    open: (open, now) => (open ? sql`end_time >= ${now}` : undefined),
  },
  sorts: { name: [ascending('id')], rank: [descending('rank'), ascending('id')] },
  row: (after) => sql`thing where id = ${after}`,
  nameOf: ({ name }) => name,
})

describe('a list for staff', () => {
  let connection: Connection
  beforeAll(async () => {
    connection = await openTestDatabase()
    await sql`create table thing (id text, rank integer, end_time bigint, hidden boolean)`.execute(connection.db)
    await sql`
      insert into thing
      values ('a', 1, 10, false), ('b', 2, 20, false), ('c', 2, 10, false), ('d', 2, 20, true),
      ('e', 0, 20, false)`.execute(connection.db)
  })
  afterAll(() => connection.close())

  async function read(payload: ListThings) {
    const { rows, after } = await readList(list, { db: connection.db, now: 15 }, payload)
    return [rows.map(({ name }) => name).join(''), after]
  }

  it('shows the requested rows, and no others', async () => {
    expect(await read({})).toEqual(['abce', ''])
    expect(await read({ rank: 2 })).toEqual(['bce', ''])
    expect(await read({ rank: 2, open: true })).toEqual(['be', ''])
    expect(await read({ rank: 2, open: false })).toEqual(['bce', ''])
  })

  it('comes in pages, in the requested order', async () => {
    expect(await read({ count: 3 })).toEqual(['abc', 'c'])
    expect(await read({ count: 3, after: 'c' })).toEqual(['e', ''])
    expect(await read({ count: 2, sort: 'rank' })).toEqual(['bc', 'c'])
    expect(await read({ count: 2, sort: 'rank', after: 'c' })).toEqual(['ae', ''])
    expect(await read({ count: 1, sort: 'rank', after: 'b', open: true })).toEqual(['e', ''])
  })
})
