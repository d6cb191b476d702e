import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { allAreas } from '#operator/all-areas'
import { sandboxPayoutsArea } from '#areas/sandbox/payouts-area'
import { sandboxArea } from '#areas/sandbox/sandbox-area'
import { connect } from '#database/connect'
import { keepFilesPrivate } from '#database/private-files'
import { drawPicture } from '#demo/art/draw-picture'
import { demoArea } from '#demo/demo-area'
import { fillDatabase, prepareServer, type Say } from '#fill-database'
import { createApp } from '#kernel/http/app'
import type { Area } from '#kernel/area'
import { coresBeside } from '#kernel/limits/cores-beside'
import { addHealthRoutes } from '#kernel/http/health-routes'
import { createKeptReads } from '#kernel/reads/kept-reads'
import { openAreas } from '#kernel/open-areas'
import { createTurns } from '#kernel/limits/turns'
import { openShop } from '#open-shop'
import { startOperatorServer } from '#operator/operator-server'
import { answerCall } from '#operator/ops-in-process'
import { addPictureRoutes } from '#pictures/picture-routes'
import { createPictures } from '#pictures/pictures'
import { preparePictures } from '#pictures/prepare-pictures'
import { addSharePicture } from '#pictures/share-picture'
import { openNotifier } from '#ports/open-ports'
import type { Settings } from '#settings'
import { sandboxTracking } from '#areas/tracking/sandbox-tracking'
import { SANDBOX_TRACKING } from '#ports/tracking-hosts'
import { addWeb } from '#web/add-web'
import { createCatalogueVersion } from '#kernel/reads/catalogue-version'
import { loadWeb } from '#web/load-web'
import type { Replay } from '#web/replay'

/** A server that answers requests. */
export interface RunningServer {
  /** The address of the server, such as `http://localhost:3000`. */
  address: string
  /** Finishes open requests, then closes everything in reverse order of opening. */
  stop(): Promise<void>
}

/** Parts of the start that a worker leaves to another process. */
export interface WorkerPart {
  /** Whether the parent process has already brought the database up to date. */
  prepared?: boolean
  /** Whether another worker prepares the pictures. */
  beside?: boolean
}

/**
 * Opens the database, brings it up to date, and answers requests.
 * @throws Error in plain words if another server holds the data folder, or the port is taken
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
    if (shared.length > 0) {
      const more = shared.length > 1 ? ` and ${shared.length - 1} more` : ''
      say('data folder', `other users may read ${shared[0]}${more}: this user may not change that`)
    }
    const clock = () => Date.now()
    const owner = { env: process.env, clock, origin: settings.origin }
    const notifier = await openNotifier(settings, owner)
    const tellDatabase: { log?: FastifyInstance['log'] } = {}
    if (settings.databaseUrl && !prepared) await prepareServer(settings, say)
    const connection = await connect(
      settings.databaseUrl
        ? {
            url: settings.databaseUrl,
            ...(settings.namedStatements ? {} : { namedStatements: false }),
            onChange: (state, error) => tellChange(tellDatabase.log, state, error),
          }
        : { dataDir: settings.dataDir },
    )
    opened.push(() => connection.close())
    // The embedded engine unpacks a new database with file modes of its own. An existing database was made private
    // above.
    if (unpacks) keepFilesPrivate(settings.dataDir)
    if (!settings.databaseUrl) await fillDatabase(connection, settings, say)

    const shop = await openShop(connection.db, settings, notifier, owner)
    let replay: Replay | undefined
    const version = createCatalogueVersion(connection.db, clock)
    const open = areasOf(settings)
    const app = await createApp({
      shop,
      areas: open,
      logger: { level: settings.logLevel, stream: { write: (line) => void process.stdout.write(line) } },
      trustProxy: settings.trustProxy,
      isInternal: settings.isInternal,
      origin: settings.origin,
      checkReplies: settings.environment === 'development' ? 'tell' : undefined,
      ...(settings.rateLimits
        ? { turns: createTurns({ ...settings, embedded: settings.databaseUrl === undefined }) }
        : { rateLimits: false }),
      codesPerHour: settings.codesPerHour,
      signingKeys: settings.signingKeys,
      secure: settings.origin?.startsWith('https:') ?? false,
      keptReads: createKeptReads({ version, moves: shop.stock.moves }),
      before: (request, response) => replay?.(request, response) ?? false,
    })
    tellDatabase.log = app.log
    addHealthRoutes(app, () => connection.state())
    const pictures = createPictures({
      db: connection.db,
      drawPicture,
      folder: join(settings.dataDir, 'pictures'),
      avif: settings.avif,
      atOnce: coresBeside(settings.workers),
    })
    opened.push(() => pictures.close())
    addPictureRoutes(app, pictures)
    addSharePicture(app, drawPicture)
    const running = await openAreas(app, shop, open)
    const web = await loadWeb(settings.webDir)
    // Behind a proxy and without a public origin, only the proxy's headers tell the origin of a page, and only the app
    // reads them. Finished pages are then not sent before the app.
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
    running.start()
    opened.push(() => running.stop())
    if (!settings.databaseUrl) {
      const operators = await startOperatorServer(settings.dataDir, (call) =>
        answerCall({ ...shop, now: clock(), log: (event) => app.log.warn({ ...event, by: 'operator' }) }, call),
      )
      opened.push(() => operators.close())
    }
    if (!beside) await preparePictures(connection.db, pictures)
    return { address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Returns the areas of this shop, with sandbox areas for the services that the settings do not name. */
const areasOf = ({ cashier, payouts, tracking, demo }: Settings): readonly Area[] => [
  ...allAreas,
  ...(cashier === undefined ? [sandboxArea] : []),
  ...(payouts === undefined ? [sandboxPayoutsArea] : []),
  ...(tracking === SANDBOX_TRACKING ? [sandboxTracking] : []),
  ...(demo ? [demoArea] : []),
]

function tellChange(log: FastifyInstance['log'] | undefined, state: 'down' | 'up', error?: Error): void {
  if (state === 'down') log?.error({ err: error }, 'the database does not answer: requests are refused until it does')
  else log?.warn('the database answers again')
}

/** Returns the reason why a server cannot listen, with what to do; undefined for other errors. */
function whyNot(code: string | undefined, host: string, port: number): string | undefined {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or choose another with PORT.`
  if (code === 'EACCES') return `This user may not listen on port ${port}. Choose one from 1024 on with PORT.`
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST=${host} is no address of this machine. Leave it out for localhost, or give 0.0.0.0 to be heard on all its addresses.`
  return undefined
}

/**
 * Maximum number of connections that wait to be accepted; the system may set a lower limit. With thousands of shoppers
 * at once, connections beyond Node's default of 511 would be dropped and repeated a second later or more.
 */
const BACKLOG = 8_192

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<string> {
  try {
    await app.listen({ port, host, backlog: BACKLOG })
  } catch (error) {
    throw new Error(whyNot((error as NodeJS.ErrnoException).code, host, port) ?? (error as Error).message, {
      cause: error,
    })
  }
  const bound = app.server.address()
  return `http://${host.includes(':') ? `[${host}]` : host}:${typeof bound === 'object' && bound ? bound.port : port}`
}
