import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { areas } from '#areas/all'
import { stockMoved, stockMoves } from '#areas/checkout/stock-moves'
import { takeNumberPart } from '#areas/orders/new-number'
import { connect, type Connection, type Database } from '#database/connect'
import { migrate } from '#database/migrate'
import { keepFilesPrivate } from '#database/private-files'
import { drawPicture } from '#demo/art/draw-picture'
import { demoShop } from '#demo/demo-shop'
import { renewDemo } from '#demo/renew-demo'
import { runJobs, type Job } from '#jobs/job'
import { addOrdering } from '#jobs/ordering'
import { createApp } from '#kernel/app'
import { coresBeside } from '#kernel/cores-beside'
import { addHealthRoutes } from '#kernel/health-routes'
import { createKeptReads } from '#kernel/kept-reads'
import { forgetSessions } from '#kernel/sessions'
import { openSecret } from '#kernel/secret'
import { readSecretKey } from '#kernel/secret-key'
import { importShop } from '#operator/import-shop'
import { startOperatorServer } from '#operator/operator-server'
import { runOperator } from '#operator/run-operator'
import { addPictureRoutes } from '#pictures/picture-routes'
import { createPictures } from '#pictures/pictures'
import { preparePictures } from '#pictures/prepare-pictures'
import { addSharePicture } from '#pictures/share-picture'
import { openCashier, openSmsSender } from '#ports/open-ports'
import type { Ports } from '#ports/ports'
import type { Settings } from '#settings'
import { addSandboxTracking } from '#tracking/sandbox-tracking'
import { SANDBOX_TRACKING } from '#tracking/tracking-hosts'
import { addWeb } from '#web/add-web'
import { createCatalogueVersion } from '#web/catalogue-version'
import { loadWeb } from '#web/load-web'
import type { Replay } from '#web/replay'

/** A server that answers. */
export interface RunningServer {
  /** Where, such as `http://localhost:3000`. */
  address: string
  /** Answers what it has begun, then closes everything in the order it was opened, backwards. */
  stop(): Promise<void>
}

/** Tells of a step that is done. */
type Say = (step: string, detail: string) => void

/** What a worker among several leaves to others. */
export interface WorkerPart {
  /** The database is up to date: the process that started this one saw to it. */
  prepared?: boolean
  /** Another worker draws the pictures ahead. */
  beside?: boolean
}

/**
 * Opens the database, brings it up to date, and answers.
 * @throws Error in plain words when the folder is held by another server or the port is taken
 */
export async function startServer(
  settings: Settings,
  say: Say,
  { prepared = false, beside = false }: WorkerPart = {},
): Promise<RunningServer> {
  const opened: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    for (const close of opened.splice(0).reverse()) await close()
  }
  try {
    const unpacks = !settings.databaseUrl && !existsSync(join(settings.dataDir, 'postgres'))
    const shared = keepFilesPrivate(settings.dataDir)
    if (shared.length > 0)
      say(
        'data folder',
        `other users may read ${shared[0]}${shared.length > 1 ? ` and ${shared.length - 1} more` : ''}: this user may not change that`,
      )
    const clock = () => Date.now()
    const owner = { env: process.env, clock, origin: settings.origin }
    const sms = await openSmsSender(settings, owner)
    const tellDatabase: { log?: FastifyInstance['log'] } = {}
    if (settings.databaseUrl && !prepared) await prepareServer(settings, say)
    const connection = await connect(
      settings.databaseUrl
        ? { url: settings.databaseUrl, onChange: (state, error) => tellChange(tellDatabase.log, state, error) }
        : { dataDir: settings.dataDir },
    )
    opened.push(() => connection.close())
    // The embedded engine unpacks a new database with modes of its own; what was there before has been closed already.
    if (unpacks) keepFilesPrivate(settings.dataDir)
    if (!settings.databaseUrl) await fillDatabase(connection, settings, say)

    const secret = await openSecret(connection.db, readSecretKey(settings))
    takeNumberPart(await nextProcessNumber(connection.db))
    const ports: Ports = {
      clock,
      sms,
      cashier: await openCashier(settings, owner, { db: connection.db, secret, clock }),
    }
    let replay: Replay | undefined
    const version = createCatalogueVersion(connection.db, clock)
    const app = await createApp({
      db: connection.db,
      ports,
      areas,
      logger: { level: settings.logLevel, stream: { write: (line) => void process.stdout.write(line) } },
      trustProxy: settings.trustProxy,
      origin: settings.origin,
      checkReplies: settings.environment === 'development' ? 'tell' : undefined,
      ...(settings.rateLimits ? {} : { rateLimits: false }),
      codesPerHour: settings.codesPerHour,
      signingKeys: settings.signingKeys,
      secure: settings.origin?.startsWith('https:') ?? false,
      keptReads: createKeptReads({ version, moves: () => stockMoves(connection.db) }),
      before: (request, response) => replay?.(request, response) ?? false,
    })
    tellDatabase.log = app.log
    addHealthRoutes(app, () => connection.state())
    const pictures = createPictures({
      db: connection.db,
      drawPicture,
      folder: join(settings.dataDir, 'pictures'),
      atOnce: coresBeside(settings.workers),
    })
    opened.push(() => pictures.close())
    addPictureRoutes(app, pictures)
    addSharePicture(app, drawPicture)
    const ordering = await addOrdering(app, { db: connection.db, ports, secret })
    if (settings.tracking === SANDBOX_TRACKING) addSandboxTracking(app, { db: connection.db, clock })
    const web = await loadWeb(settings.webDir)
    // Behind a proxy only its headers say which origin a page is for, and those the app alone can read.
    const mayReplay = settings.trustProxy === undefined || settings.origin !== undefined
    await addWeb(app, {
      db: connection.db,
      clock,
      web,
      version,
      processes: settings.workers,
      origin: settings.origin,
      tracking: settings.tracking,
      onReplay: (ready) => (replay = mayReplay ? ready : undefined),
    })
    say('web shell', web ? settings.webDir : `none in ${settings.webDir}: the API alone`)

    opened.push(() => app.close())
    const address = await listen(app, settings)
    const jobs = runJobs(houseJobs(connection.db, clock, settings), (name, error) =>
      app.log.error({ err: error, job: name }, 'a job failed'),
    )
    ordering.start()
    opened.push(() => Promise.all([ordering.stop(), jobs.stop()]).then(() => {}))
    if (!settings.databaseUrl) {
      const operators = await startOperatorServer(settings.dataDir, async (request) => {
        const done = await runOperator(
          { db: connection.db, now: clock(), log: (event) => app.log.warn({ ...event, by: 'operator' }) },
          request,
        )
        stockMoved(connection.db)
        return done
      })
      opened.push(() => operators.close())
    }
    if (!beside) await preparePictures(connection.db, pictures)
    return { address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What the shop does by itself besides ordering. */
const houseJobs = (db: Database, clock: () => number, { demo }: Settings): Job[] => [
  { name: 'sessions', every: 3_600_000, run: () => forgetSessions(db, clock()) },
  ...(demo ? [{ name: 'demo', every: 600_000, run: async () => void (await renewDemo(db, clock())) }] : []),
]

/**
 * Fills a PostgreSQL server over a connection of its own: migrations and imports take as long as they do, while
 * requests may not.
 */
export async function prepareServer(settings: Settings, say: Say): Promise<void> {
  const connection = await connect({ url: settings.databaseUrl, connections: 1, patient: true })
  try {
    await fillDatabase(connection, settings, say)
  } finally {
    await connection.close()
  }
}

async function nextProcessNumber(db: Database): Promise<number> {
  const { rows } = await sql<{ place: number }>`select nextval('process_number') as place`.execute(db)
  return rows[0]!.place
}

function tellChange(log: FastifyInstance['log'] | undefined, state: 'down' | 'up', error?: Error): void {
  if (state === 'down') log?.error({ err: error }, 'the database does not answer: requests are refused until it does')
  else log?.warn('the database answers again')
}

async function fillDatabase({ db, description }: Connection, { demo }: Settings, say: Say): Promise<void> {
  const migrated = await migrate(db)
  say('database', description + (migrated.length > 0 ? `, ${migrated.length} migrations run` : ''))
  if (!demo) return
  const goods = await db.selectFrom('spu').select('spu_no').limit(1).executeTakeFirst()
  if (goods) {
    const renewed = await renewDemo(db, Date.now())
    if (renewed > 0) say('demo shop', `${renewed} promotions and coupons run again`)
    return
  }
  const { products, skus } = await importShop(db, demoShop(Date.now()), Date.now())
  say('demo shop', `${products} products, ${skus} skus`)
}

/** Why a server cannot listen, with what to do; nothing for what has no name. */
function whyNot(code: string | undefined, host: string, port: number): string | undefined {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or choose another with PORT.`
  if (code === 'EACCES') return `This user may not listen on port ${port}. Choose one from 1024 on with PORT.`
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST=${host} is no address of this machine. Leave it out for localhost, or give 0.0.0.0 to be heard on all its addresses.`
  return undefined
}

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<string> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw new Error(whyNot((error as NodeJS.ErrnoException).code, host, port) ?? (error as Error).message, {
      cause: error,
    })
  }
  const bound = app.server.address()
  return `http://${host.includes(':') ? `[${host}]` : host}:${typeof bound === 'object' && bound ? bound.port : port}`
}
