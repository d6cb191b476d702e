import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { connect, type Database } from '#database/connect'
import { migrate } from '#database/migrate'
import { readMigrations } from '#database/read-migrations'
import { openTestDatabase } from '../../test/database'
import { onEveryEngine } from '../../test/on-every-engine'
import { onPostgres } from '../../test/on-postgres'
import { startPostgres } from '../../test/real-postgres'
import { buildPrograms, runProgram, type Ended, type Programs } from '../../test/server-process'
import { copyDatabase } from '../../test/test-server'

const LATER = ['2999-01-01-wish-lists', '2999-01-02-wish-notes']
const SAYS = /newer version.*2999-01-01-wish-lists, 2999-01-02-wish-notes.*Nothing was changed/

/** Adds migrations to a database as if a newer version of the shop had run them. */
const migrateFurther = async (db: Database) => {
  for (const name of LATER) await sql`insert into kysely_migration (name, timestamp) values (${name}, '')`.execute(db)
}

onEveryEngine('a database that a newer version has migrated', (engine) => {
  it('is refused and left unchanged, with the known version, the found version and what to do', async () => {
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

/** Starts the server and the owner’s command on the shop’s data, and returns how they exit. */
async function open(where: Record<string, string>): Promise<Ended[]> {
  const environment = { DATA_DIR: folder, DEMO_SHOP: 'off', PORT: '0', SECRET: 'x'.repeat(40), ...where }
  // The two programs run one after the other, since only one process at a time can open a folder.
  const server = await runProgram(programs.main, [], environment)
  return [server, await runProgram(programs.operator, ['orders'], environment)]
}

/** Time limit for two programs to start on a busy machine, ms. */
const PATIENCE = 300_000

const refused = { code: 1, output: expect.stringMatching(SAYS) as string }

it('an older version does not open the folder of a newer one', { timeout: PATIENCE }, async () => {
  const { db, close } = await openTestDatabase({ dataDir: folder, embedded: true })
  await migrateFurther(db)
  await close()
  expect(await open({})).toEqual([refused, refused])
})

onPostgres('an older version, on a PostgreSQL server', (bin) => {
  it('does not open the database of a newer one', { timeout: PATIENCE }, async () => {
    const shared = inject('server')
    const own = shared ? undefined : await startPostgres(bin, false)
    try {
      const url = shared ? (await copyDatabase(shared, 'empty')).directUrl : own!.url
      const { db, close } = await connect({ url, patient: true })
      await migrate(db)
      await migrateFurther(db)
      await close()
      expect(await open({ DATABASE_URL: url })).toEqual([refused, refused])
    } finally {
      await own?.stop()
    }
  })
})
