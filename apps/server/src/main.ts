import cluster from 'node:cluster'
import { join } from 'node:path'
import { readSettings, type Settings } from '#settings'
import { startServer, type RunningServer } from '#start-server'
import { runWorkers } from '#workers/run-workers'
import { serveAsWorker } from '#workers/serve-as-worker'

/** Ms for the server to finish running requests. */
const STOP_TIMEOUT = 10_000

// If output goes to a file on a full disk, lines are lost, but the shop continues.
for (const out of [process.stdout, process.stderr]) out.on('error', () => {})

const began = performance.now()
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`

const say = (step: string, detail: string) => console.log(`  ${step.padEnd(10)} ${detail} (${seconds()})`)

function start(settings: Settings): Promise<RunningServer> {
  if (settings.workers === 1) return startServer(settings, say)
  return runWorkers(settings, {
    say,
    restarting: (place, why) => console.error(`  Worker ${place + 1} ${why}; another one is started in its place.`),
    gaveUp(message) {
      console.error(`\n  The shop is closed. ${message}\n`)
      process.exit(1)
    },
  })
}

async function open(settings: Settings): Promise<void> {
  const { address, stop } = await start(settings)
  const workers = settings.workers > 1 ? ` (${settings.workers} workers)` : ''
  console.log(
    `\n  The shop is open: ${address}${workers}\n${settings.notifier ? '' : '  Log in with any mobile number of mainland China, such as 13800138000; the code is printed here.\n'}  Ctrl-C closes it.\n`,
  )

  closeOn(['SIGINT', 'SIGTERM'], stop, (signal) => console.log(`\n  ${signal}: closing the shop`))
}

async function serve(settings: Settings): Promise<void> {
  // Ctrl-C in a terminal sends SIGINT to every process. A worker ignores SIGINT, since the process that started the
  // worker sends it SIGTERM when the worker should close.
  process.on('SIGINT', () => {})
  closeOn(['SIGTERM'], await serveAsWorker(settings))
}

function closeOn(
  signals: readonly NodeJS.Signals[],
  stop: () => Promise<void>,
  tell: (signal: string) => void = () => {},
): void {
  let stopping = false
  const close = (signal: NodeJS.Signals): void => {
    // A second signal ends the process at once.
    if (stopping) process.exit(1)
    stopping = true
    tell(signal)
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref()
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of signals) process.on(signal, close)
}

try {
  const settings = readSettings(process.env, join(import.meta.dirname, '..'))
  await (cluster.isWorker ? serve(settings) : open(settings))
} catch (error) {
  console.error(`\n  The shop could not be opened. ${(error as Error).message}\n`)
  process.exit(1)
}
