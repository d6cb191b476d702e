import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { howMuch, inFull } from '@hearth/vitest/whole'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readMigrations } from '#database/read-migrations'
import { prepareServer } from '#fill-database'
import { readSettings } from '#settings'
import { readOldDatabase } from '../test/old-data/old-shop'
import { onPostgres } from '../test/on-postgres'
import { startPostgres } from '../test/real-postgres'
import { buildPrograms, startServerProcess, type Programs } from '../test/server-process'
import { ask, copyDatabase } from '../test/test-server'

const SERVERS = 5
const MOMENTS = ['it has begun', 'it is up to date'] as const
const rounds = Array.from({ length: howMuch(1, 20) }, (_, at) => at + 1)

onPostgres(
  'servers that start together on a PostgreSQL server',
  (bin) => {
    let server: { url: string; directUrl: string }
    let folder: string
    let programs: Programs
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'hearth-together-'))
      programs = await buildPrograms('start-together')
      const shared = inject('server')
      const own = shared ? undefined : await startPostgres(bin)
      server = shared ?? own!
      return () => own?.stop()
    })
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    const environment = (url: string, place = 0) => ({
      DATABASE_URL: url,
      DATA_DIR: join(folder, String(place)),
      PORT: '0',
      SECRET: 'x'.repeat(40),
    })

    /** The output of all servers, with a line for each step. */
    async function prepareTogether(url: string): Promise<string[]> {
      const settings = readSettings(environment(url), folder)
      const said: string[] = []
      await Promise.all(
        Array.from({ length: SERVERS }, () =>
          prepareServer(settings, (step, detail) => void said.push(`${step}: ${detail}`)),
        ),
      )
      return said
    }

    it.each(rounds)('fill an empty one once (%i)', async () => {
      const { url } = await copyDatabase(server, 'template0')
      const said = await prepareTogether(url)
      const all = Object.keys(await readMigrations()).length
      expect(said.filter((one) => one.endsWith(`, ${all} migrations run`))).toHaveLength(1)
      expect(said.filter((one) => one.includes(' products, '))).toHaveLength(1)
      expect(said.filter((one) => one.startsWith('database: '))).toHaveLength(SERVERS)
    })

    it.each(rounds)('bring that of an older version up to date once (%i)', async () => {
      const { url, directUrl } = await copyDatabase(server, 'template0')
      await ask(directUrl, readOldDatabase())
      const said = await prepareTogether(url)
      expect(said.filter((one) => one.endsWith(' migrations run'))).toHaveLength(1)
      expect(said.filter((one) => one.startsWith('database: '))).toHaveLength(SERVERS)
    })

    /** Waits until a server has begun to prepare a database, or has migrated it. */
    async function comesTo(directUrl: string, moment: (typeof MOMENTS)[number]): Promise<void> {
      const client = new pg.Client({ connectionString: directUrl })
      await client.connect()
      const seen =
        moment === 'it has begun'
          ? `select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`
          : `select from pg_tables where tablename = 'orders'`
      while ((await client.query(seen)).rowCount === 0) await sleep(20)
      await client.end()
    }

    /**
     * Returns further settings for the servers of a case, by the moment at which one server is killed. If it is killed
     * at the first moment, the servers start without the demo shop, which is written only after this moment and would
     * double the time of the test.
     */
    const of = (moment: (typeof MOMENTS)[number]): Record<string, string> =>
      moment === 'it has begun' ? { DEMO_SHOP: 'off' } : {}

    it.each(inFull(MOMENTS, (moment) => moment === 'it has begun'))(
      'serve, though one was killed when %s',
      async (moment) => {
        const { url, directUrl } = await copyDatabase(server, 'template0')
        const killed = spawn(process.execPath, [programs.main], {
          env: { ...process.env, ...environment(url), ...of(moment) },
          stdio: 'ignore',
        })
        await comesTo(directUrl, moment)
        const others = [1, 2].map((place) =>
          startServerProcess(programs.main, { ...environment(url, place), ...of(moment) }),
        )
        killed.kill('SIGKILL')
        for (const other of await Promise.all(others)) {
          expect((await fetch(`${other.address}/health/ready`)).status).toBe(200)
          await other.stop()
        }
      },
    )
  },
  300_000,
)
