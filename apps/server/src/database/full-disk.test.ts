import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isDatabaseTrouble, isReadOnly } from '#database/database-trouble'
import { ENGINE_SETTINGS } from '#database/empty-database'
import { openEmbeddedEngine, type EmbeddedEngine } from '#database/embedded-engine'
import { watchFreeSpace } from '#database/free-space'
import { guardPool } from '#database/guarded-pool'
import { ShopDialect } from '#database/shop-driver'
import { PGliteStream } from '#database/pglite-stream'
import { onSmallDisk, type SmallDisk } from '../../test/small-disk'

const MB = 1024 * 1024

onSmallDisk('the embedded database on a disk that is full', prove)

interface Opened {
  db: Kysely<Record<string, never>>
  engine: EmbeddedEngine
  close(): Promise<void>
}

function prove({ folder, fill, empty, remove }: SmallDisk): void {
  let opened: Opened
  /** Whether the engine is told how much space is left; otherwise it runs into write errors. */
  let told = true

  beforeAll(async () => {
    const space = watchFreeSpace(folder)
    const engine = await openEmbeddedEngine({
      open: () => PGlite.create({ dataDir: join(folder, 'postgres'), postgresqlconf: ENGINE_SETTINGS }),
      space: { isLow: () => told && space.isLow(), canRecover: () => !told || space.canRecover() },
    })
    const pool = new pg.Pool({ stream: () => new PGliteStream(engine), max: 1, idleTimeoutMillis: 0, pipeline: true })
    pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
    const db = new Kysely<Record<string, never>>({ dialect: new ShopDialect(guardPool(pool)) })
    opened = { db, engine, close: () => db.destroy().then(() => engine.close()) }
    await sql`create table note (n integer)`.execute(db)
  }, 90_000)
  beforeEach(() => void empty())
  afterAll(async () => {
    empty()
    await opened.close()
    remove()
  })

  let last = 0
  const write = async () => {
    const n = (last += 1)
    await sql`insert into note (n) values (${n})`.execute(opened.db)
    return n
  }
  /** Makes only the write-ahead log grow, by a MB. */
  const grow = () => sql`select pg_logical_emit_message(false, 'test', repeat('x', ${MB}::int))`.execute(opened.db)
  const count = async () => (await sql<{ n: string }>`select count(*) as n from note`.execute(opened.db)).rows[0]!.n
  const outcome = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: Error & { code?: string }) => error,
    )
  const works = async (work: () => Promise<unknown>) => (await outcome(work())) === undefined

  it('refuses writes and keeps reading while little space is left, and takes writes again by itself', async () => {
    told = true
    await write()
    const before = await count()
    fill(30 * MB)
    await expect.poll(async () => (await outcome(write()))?.code, { timeout: 20_000 }).toBe('25006')
    const refused = (await outcome(write()))!
    expect([isDatabaseTrouble(refused), isReadOnly(refused)]).toEqual([true, true])
    expect(Number(await count())).toBeGreaterThanOrEqual(Number(before))
    expect(opened.engine.isReadOnly()).toBe(true)
    empty()
    await expect.poll(() => works(write), { timeout: 20_000 }).toBe(true)
  })

  it('comes back with all acknowledged writes when PostgreSQL panicked before the shop could react', async () => {
    told = false
    const acknowledged: number[] = []
    fill(0)
    let failure: (Error & { code?: string }) | undefined
    for (let tries = 0; tries < 40 && !failure; tries += 1) {
      failure = (await outcome(write().then((n) => acknowledged.push(n)))) ?? (await outcome(grow()))
    }
    expect(isDatabaseTrouble(failure!)).toBe(true)
    for (let tries = 0; tries < 3; tries += 1) expect(isDatabaseTrouble((await outcome(count()))!)).toBe(true)
    empty()
    await expect.poll(() => works(write), { timeout: 60_000 }).toBe(true)
    const { rows } = await sql<{ n: number }>`select n from note`.execute(opened.db)
    expect(rows.map(({ n }) => n)).toEqual(expect.arrayContaining(acknowledged))
    expect(new Set(rows.map(({ n }) => n)).size).toBe(rows.length)
  })
}
