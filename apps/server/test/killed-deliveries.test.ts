import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { build } from 'tsup'
import { beforeAll, expect, inject, it } from 'vitest'
import { connect, type ConnectOptions } from '#database/connect'
import { migrate } from '#database/migrate'
import { PackedFolder } from '#database/packed-folder'
import { howMuch } from '@hearth/vitest/whole'
import { NOON } from './noon'
import { onPostgres } from './on-postgres'
import { isPooled } from './pooler'
import { startPostgres } from './real-postgres'
import { seededRandom } from './seeded-random'

const KILLS = howMuch(3, 100)
const ORDERS = KILLS * 12
const VERSIONS = 3
/** Ms after which another server takes over the leases of a server that died. */
const LEASE_OVER = 60_001
/** Maximum ms from the start of a server until it is killed. */
const SOON = 40

const home = join(import.meta.dirname, '..')
const program = join(home, 'node_modules/.killed-test/deliver.js')
beforeAll(() =>
  build({
    config: join(home, 'tsup.config.ts'),
    entry: { deliver: join(home, 'test/killed/deliver.ts') },
    tsconfig: join(home, 'tsconfig.json'),
    outDir: join(program, '..'),
    sourcemap: false,
    silent: true,
  }),
)

/** Runs a server until it has delivered everything, or is killed. @returns whether it was killed */
async function deliver(where: Record<string, string>, now: number, killAfter: number): Promise<boolean> {
  const server = spawn(process.execPath, [program], {
    env: { ...process.env, ...where, NOW: String(now) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<NodeJS.Signals | null>((resolve) => server.once('exit', (_, signal) => resolve(signal)))
  await Promise.race([new Promise((resolve) => server.stdout.once('data', resolve)), ended])
  await Promise.race([sleep(killAfter), ended])
  server.kill('SIGKILL')
  return (await ended) === 'SIGKILL'
}

async function open(options: ConnectOptions) {
  return connect({ ...options, patient: true, ...(isPooled ? { namedStatements: false } : {}) })
}

/**
 * Kills servers repeatedly while they handle events. Each effect must occur once, and the effects of one order must
 * occur in the sequence of its events.
 */
async function prove(options: ConnectOptions, where: Record<string, string>, template?: Blob): Promise<void> {
  const before = await open(template ? { ...options, template } : options)
  if (!template) await migrate(before.db)
  await sql`create table effect (place bigint, event text)`.execute(before.db)
  await sql`insert into event (subject, version, kind, data, at)
    select 'order/' || subject, version, 'order.paid', '{}', ${NOON}::bigint
    from generate_series(1, ${ORDERS}::integer) as subject,
      generate_series(1, ${VERSIONS}::integer) as version`.execute(before.db)
  await before.close()
  const random = seededRandom(20_261_123)
  let kills = 0
  for (let run = 1; kills < KILLS; run += 1) {
    if (await deliver(where, NOON + run * LEASE_OVER, random.int(SOON))) kills += 1
    else expect(kills).toBe(KILLS)
  }
  expect(await deliver(where, NOON + 10_000 * LEASE_OVER, 600_000)).toBe(false)
  const after = await open(options)
  const { rows } = await sql<{ event: string }>`select event from effect order by place`.execute(after.db)
  const left = await sql`select subject from event_delivery`.execute(after.db)
  await after.close()
  expect(left.rows).toEqual([])
  const told = new Map<string, string[]>()
  for (const { event } of rows) {
    const subject = event.split('/').slice(0, 2).join('/')
    told.set(subject, [...(told.get(subject) ?? []), event])
  }
  expect(told.size).toBe(ORDERS)
  for (const [subject, events] of told)
    expect(events).toEqual([1, 2, 3].map((version) => `${subject}/${version}/order.paid`))
}

const LONG = 1_200_000

onPostgres(
  'events on a PostgreSQL server',
  (bin) =>
    it(`have each effect once, in order for each order, though ${KILLS} servers are killed in the middle`, async () => {
      const server = await startPostgres(bin)
      await prove({ url: server.url }, { DATABASE_URL: server.url, ...(isPooled ? { NAMED_STATEMENTS: 'off' } : {}) })
      await server.stop()
    }),
  LONG,
)

it(
  `events on the embedded engine have each effect once, in order for each order, though ${KILLS} servers are killed in the middle`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hearth-killed-'))
    const template = new PackedFolder(readFileSync(inject('templates').empty))
    await prove({ dataDir }, { DATA_DIR: dataDir }, template)
    rmSync(dataDir, { recursive: true, force: true })
  },
  LONG,
)
