import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Database } from '#database/connect'
import { migrate } from '#database/migrate'
import { readMigrations } from '#database/read-migrations'
import { openTestDatabase } from '../../test/database'
import { onEveryEngine } from '../../test/on-every-engine'
import { onPostgres } from '../../test/on-postgres'
import { startPostgres } from '../../test/real-postgres'
import { buildPrograms, runProgram, type Programs } from '../../test/server-process'

const LATER = ['2999-01-01-wish-lists', '2999-01-02-wish-notes']
const SAYS = /newer version.*2999-01-01-wish-lists, 2999-01-02-wish-notes.*Nothing was changed/

/** Leaves a database as a newer version does. */
const migrateFurther = async (db: Database) => {
  for (const name of LATER) await sql`insert into kysely_migration (name, timestamp) values (${name}, '')`.execute(db)
}

onEveryEngine('a database that a newer version has migrated', (engine) => {
  it('is refused and left as it is, with what is known, what was found and what to do', async () => {
    const { db } = engine.connection
    await migrateFurther(db)
    const last = Object.keys(await readMigrations()).at(-1)!
    await expect(migrate(db)).rejects.toThrow(
      `The database was migrated by a newer version of the shop: it has ${LATER.join(', ')}, and this version knows none after ${last}. Nothing was changed. Start that version or a later one, or put back the backup that was made before it ran.`,
    )
    const { rows } = await sql<{ name: string }>`select name from kysely_migration where name like '2999%'`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(LATER)
  })
})

const folder = mkdtempSync(join(tmpdir(), 'hearth-newer-'))
let programs: Programs
beforeAll(async () => void (programs = await buildPrograms('newer')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the server and the owner’s command say of it, and how they end. */
async function ends(where: Record<string, string>): Promise<{ code: number | null; output: string }[]> {
  const environment = { DATA_DIR: folder, DEMO_SHOP: 'off', PORT: '0', SECRET: 'x'.repeat(40), ...where }
  return [
    await runProgram(programs.main, [], environment),
    await runProgram(programs.operator, ['orders'], environment),
  ]
}

const refused = { code: 1, output: expect.stringMatching(SAYS) as string }

it('an older version does not open the folder of a newer one', async () => {
  const { db, close } = await openTestDatabase({ dataDir: folder, embedded: true })
  await migrateFurther(db)
  await close()
  expect(await ends({})).toEqual([refused, refused])
})

onPostgres('an older version, on a PostgreSQL server', (bin) => {
  it('does not open the database of a newer one', async () => {
    const server = await startPostgres(bin)
    try {
      const { db, close } = await connect({ url: server.directUrl, patient: true })
      await migrate(db)
      await migrateFurther(db)
      await close()
      expect(await ends({ DATABASE_URL: server.url })).toEqual([refused, refused])
    } finally {
      await server.stop()
    }
  })
})
