import cluster, { type Worker } from 'node:cluster'
import { prepareServer } from '#fill-database'
import type { RunningServer } from '#start-server'
import type { Settings } from '#settings'
import { createRestarts, RESTART_COUNTS } from '#workers/restarts'
import { WORKER_PLACE, type FromWorker } from '#workers/messages'

/** Ms that workers may take to close before they are killed. */
const STOP_TIMEOUT = 9_000

/** Events of workers. */
export interface WorkersReport {
  /** A step of the start is done. */
  say(step: string, detail: string): void
  /** A worker ended, and another one takes its place. */
  restarting(place: number, why: string): void
  /** Workers end right after their start, and no worker serves any more. */
  gaveUp(message: string): void
}

/**
 * Serves the shop with several processes on one port: prepares the database, starts the workers, and starts another in
 * place of one that ends.
 * @throws Error in plain words when the first workers can not start
 */
export async function runWorkers(settings: Settings, report: WorkersReport): Promise<RunningServer> {
  await prepareServer(settings, (step, detail) => report.say(step, detail))
  const restarts = createRestarts()
  const workers = new Map<number, Worker>()
  const serving = new Set<number>()
  let stopping = false
  let isOpen = false

  async function stop(): Promise<void> {
    stopping = true
    const gone = [...workers.values()].map(
      (worker) => new Promise<void>((resolve) => (worker.isDead() ? resolve() : worker.once('exit', () => resolve()))),
    )
    for (const worker of workers.values()) worker.process.kill('SIGTERM')
    const end = setTimeout(
      () => [...workers.values()].forEach((worker) => worker.process.kill('SIGKILL')),
      STOP_TIMEOUT,
    )
    await Promise.all(gone)
    clearTimeout(end)
  }

  /**
   * Starts a worker.
   * @returns its address, once it serves
   */
  function start(place: number): Promise<string> {
    const worker = cluster.fork({ [WORKER_PLACE]: String(place) })
    workers.set(place, worker)
    return new Promise((resolve, reject) => {
      let failure: string | undefined
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'open') {
          serving.add(place)
          resolve(message.address)
        } else if (message.kind === 'failed') failure = message.message
        else if (!isOpen) report.say(message.step, message.detail)
      })
      worker.once('exit', (code, signal) => {
        workers.delete(place)
        serving.delete(place)
        const why = failure ?? (signal ? `was ended by ${signal}` : `ended with ${code}`)
        if (isOpen && !stopping) replace(place, why)
        reject(new Error(failure ?? `A worker ${why} before it served.`))
      })
    })
  }

  function replace(place: number, why: string): void {
    const wait = restarts.next(performance.now()) ?? (serving.size > 0 ? RESTART_COUNTS : undefined)
    if (wait === undefined) {
      void stop().then(() => report.gaveUp(`Worker ${place + 1} ${why}, as others did before.`))
      return
    }
    report.restarting(place, why)
    // If the new worker cannot start, its process ends, and then this function is called again.
    setTimeout(() => stopping || start(place).catch(() => {}), wait).unref()
  }

  try {
    // The first worker starts alone, so that a problem with the port is reported once.
    const address = await start(0)
    await Promise.all(Array.from({ length: settings.workers - 1 }, (_, at) => start(at + 1)))
    isOpen = true
    if (workers.size < settings.workers) throw new Error('A worker ended while the others were started.')
    return { address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
