import { OPS_CODE } from '@hearth/ops'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '#database/connect'
import { ownerSetting } from '#kernel/ops/owner-setting'
import { openTestDatabase } from '../../../test/database'

describe('an owner’s setting', () => {
  const rules = ownerSetting<{ days: number; note?: string }>('things', { days: 7 })
  let connection: Connection
  beforeAll(async () => {
    connection = await openTestDatabase()
    await sql`insert into setting (name, value) values ('things', 'null')`.execute(connection.db)
  })
  afterAll(() => connection.close())

  const stored = async () => {
    const { rows } = await sql<{ value: object | null }>`select ${rules.stored} as value`.execute(connection.db)
    return rows[0]!.value
  }

  it('has its default until it is set', async () => {
    expect(await rules.read(connection.db)).toEqual({ days: 7, version: 0 })
    expect(await stored()).toBeNull()
    expect(rules.holds(null)).toEqual({ days: 7 })
  })

  it('is set in the version that was read, stored in the audit log, and refused when somebody else was faster', async () => {
    expect(await rules.set(connection, 0, (before) => ({ days: before.days + 1 }))).toEqual({
      reply: { days: 8, version: 1 },
      changes: [{ target: { kind: 'setting', id: 'things' }, before: { days: 7 }, after: { days: 8 } }],
    })
    expect(await rules.read(connection.db)).toEqual({ days: 8, version: 1 })
    let made = false
    const late = rules.set(connection, 0, () => {
      made = true
      return { days: 9 }
    })
    await expect(late).rejects.toMatchObject({ code: OPS_CODE.stale, version: 1 })
    expect([made, await stored()]).toEqual([false, { days: 8, version: 1 }])
  })

  it('is set, whatever its version, by a write that sets many', async () => {
    expect(await rules.write(connection.db, (before) => ({ ...before, note: 'of a file' }))).toEqual({
      days: 8,
      note: 'of a file',
      version: 2,
    })
  })
})
