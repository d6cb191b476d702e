import { OPS_CODE } from '@hearth/ops'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '#database/connect'
import type { OpsContext } from '#kernel/ops/ops-area'
import { versioned } from '#kernel/ops/versioned'
import { inTransaction } from '#shop/unit-of-work'
import { openTestDatabase } from '../../../test/database'
import { NOON } from '../../../test/noon'
import { workOn } from '../../../test/work'

interface Thing {
  name: string
  size: number
  version: number
}

const missing = () => new Error('there is none')
const taken = () => new Error('there is one')

const things = versioned<Thing>({
  kind: 'thing',
  async find(db, name, lock) {
    const { rows } = await sql<Thing>`
      select name, size, version from thing where name = ${name} ${lock ? sql`for update` : sql``}`.execute(db)
    return rows[0]
  },
  missing,
  told: ({ size }) => ({ size }),
})

describe('objects that staff create, and change in the version they read', () => {
  let connection: Connection
  beforeAll(async () => {
    connection = await openTestDatabase()
    await sql`create table thing (name text, size integer, version integer default 1)`.execute(connection.db)
  })
  afterAll(() => connection.close())

  const within = <Result>(run: (context: OpsContext) => Promise<Result>) =>
    inTransaction(workOn(connection.db, NOON) as unknown as OpsContext, run)
  const add = (name: string, size: number) =>
    within((context) =>
      things.add(context, name, taken, async () => {
        await sql`insert into thing (name, size) values (${name}, ${size})`.execute(context.db)
      }),
    )
  const resize =
    (context: OpsContext, name: string, size: number, more?: object) => async (): Promise<object | void> => {
      await sql`update thing set size = ${size}, version = version + 1 where name = ${name}`.execute(context.db)
      return more
    }

  it('are created once, with a line in the audit log', async () => {
    expect(await add('lamp', 3)).toEqual({
      reply: { name: 'lamp', size: 3, version: 1 },
      changes: [{ target: { kind: 'thing', id: 'lamp' }, after: { size: 3 } }],
    })
    await expect(add('lamp', 4)).rejects.toThrow('there is one')
    expect(await things.find(connection.db, 'lamp')).toMatchObject({ size: 3 })
  })

  it('are changed in the version that was read, with the values before and after in the log', async () => {
    const as = { id: 'lamp', version: 1 }
    expect(
      await within((context) => things.change(context, as, resize(context, 'lamp', 5, { reason: 'small' }))),
    ).toEqual({
      reply: { name: 'lamp', size: 5, version: 2 },
      changes: [{ target: { kind: 'thing', id: 'lamp' }, before: { size: 3 }, after: { size: 5, reason: 'small' } }],
    })
  })

  it('are not changed where somebody else was faster, or where they do not exist', async () => {
    let begun = false
    const write = () => Promise.resolve(void (begun = true))
    await expect(within((context) => things.change(context, { id: 'lamp', version: 1 }, write))).rejects.toMatchObject({
      code: OPS_CODE.stale,
      version: 2,
    })
    await expect(within((context) => things.act(context, { id: 'lock', version: 1 }, write))).rejects.toThrow(
      'there is none',
    )
    await expect(things.need(connection.db, 'lock')).rejects.toThrow('there is none')
    expect(begun).toBe(false)
  })

  it('report whether an action changed them', async () => {
    const as = { id: 'lamp', version: 2 }
    const idle = await within((context) => things.act(context, as, () => Promise.resolve()))
    expect(idle.reply).toEqual({ version: 2, changed: false })
    const done = await within((context) => things.act(context, as, resize(context, 'lamp', 6)))
    expect(done.reply).toEqual({ version: 3, changed: true })
  })
})
