import { startServer } from '#start-server'
import type { Settings } from '#settings'
import { WORKER_PLACE, type FromWorker } from '#workers/messages'

/**
 * Serves the shop beside other workers, once the process that started this one has prepared the database. Errors are
 * reported to that process, and end this one.
 * @returns a function that stops this worker
 */
export async function serveAsWorker(settings: Settings): Promise<() => Promise<void>> {
  const first = process.env[WORKER_PLACE] === '0'
  try {
    const { address, stop } = await startServer(
      settings,
      (step, detail) => first && void tell({ kind: 'step', step, detail }),
      { prepared: true, beside: !first },
    )
    await tell({ kind: 'open', address })
    return stop
  } catch (error) {
    await tell({ kind: 'failed', message: (error as Error).message })
    process.exit(1)
  }
}

/** Resolves after the message was sent, or at once if the other process is gone. */
const tell = (message: FromWorker): Promise<void> =>
  new Promise((resolve) => (process.send ? process.send(message, undefined, undefined, () => resolve()) : resolve()))
