import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Connection } from '#database/connect'
import { createCatalogueVersion, type CatalogueVersion } from '#kernel/reads/catalogue-version'
import { openTestDatabase } from '../../../test/database'
import { NOON } from '../../../test/noon'

const MINUTE = 60_000

describe('the version of the catalogue', () => {
  let connection: Connection
  let now: number
  let asked: number
  let version: CatalogueVersion
  beforeEach(async () => {
    connection = await openTestDatabase({ onQuery: () => void (asked += 1) })
    now = NOON
    version = createCatalogueVersion(connection.db, () => now)
    asked = 0
  })
  afterEach(() => connection.close())

  const promotion = (id: string, begin: number, end: number, display: number | null = null) =>
    sql`
      insert into promotion (id, promotion_type, name, begin_time, end_time, display_time)
      values (${id}, 101, ${id}, ${begin}, ${end}, ${display})`.execute(connection.db)

  /** The version at a time, as a newly started server reports it. */
  const nameAt = (time: number) => createCatalogueVersion(connection.db, () => time).read()

  it('changes when a promotion is announced, begins or ends, and stays the same until then', async () => {
    await promotion('later', NOON + 2 * MINUTE, NOON + 3 * MINUTE, NOON + MINUTE)
    const names = await Promise.all(
      [0, MINUTE - 1, MINUTE, 2 * MINUTE - 1, 2 * MINUTE, 3 * MINUTE, 3 * MINUTE + 1, 9 * MINUTE].map((after) =>
        nameAt(NOON + after),
      ),
    )
    expect(names.map((name) => names.indexOf(name))).toEqual([0, 0, 2, 2, 4, 4, 6, 6])
  })

  it('is read again the moment a promotion ends, and not remembered for the rest of the second', async () => {
    await promotion('short', NOON - MINUTE, NOON + 500)
    const before = await version.read()
    now = NOON + 500
    expect(version.known()).toBe(before)
    now = NOON + 501
    expect(version.known()).toBeUndefined()
    expect(await version.read()).not.toBe(before)
  })

  it('is read once for all requests within a second', async () => {
    const names = await Promise.all(Array.from({ length: 20 }, () => version.read()))
    expect(new Set(names).size).toBe(1)
    expect(asked).toBe(1)
  })

  it('rises with the setting that stock and imports raise', async () => {
    const before = await nameAt(NOON)
    await connection.db.updateTable('setting').set({ value: '99' }).where('name', '=', 'catalogueVersion').execute()
    expect(await nameAt(NOON)).not.toBe(before)
  })
})
