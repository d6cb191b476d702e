import type { Ports } from '#ports/ports'
import { house } from '#shop/actor'
import type { Shop } from '#shop/shop'
import { workAt, type UnitOfWork } from '#shop/unit-of-work'

/** The unit of work of a job's run. Its time is the start of the run; its actor is the shop, with the job's name. */
export type JobWork = UnitOfWork & Pick<Shop, 'secret'>

/** Something the shop does regularly. */
export interface Job {
  name: string
  /** Ms from the end of one run to the next. */
  every: number
  /** @param ports external services, which must not be called inside a transaction */
  run(work: JobWork, ports: Ports): Promise<unknown>
}

/** Runs a job once. */
export const runJob = (shop: Shop, { name, run }: Job): Promise<unknown> =>
  run(workAt(shop, shop.ports.clock(), house(name)), shop.ports)

/** Jobs that run from their start until they are stopped. */
export interface Jobs {
  start(jobs: readonly Job[]): void
  /** Runs a job soon, before its usual time; does nothing if the job was not started. */
  wake(name: string): void
  /** Waits for running jobs, and starts no more. */
  stop(): Promise<void>
}

/** Maximum ms until a job's first run, so that an hourly job also runs in a shop that is restarted more often. */
const FIRST_WITHIN = 60_000

/**
 * Runs jobs; no job runs twice at the same time. After a failure, the job runs again at its usual time: its work is
 * still in the database.
 * @param onFailure called with each failure
 */
export function createJobs(shop: Shop, onFailure: (name: string, error: Error) => void): Jobs {
  const loops = new Map<string, ReturnType<typeof loop>>()
  return {
    start(jobs) {
      for (const job of jobs) loops.set(job.name, loop(shop, job, onFailure))
    },
    wake: (name) => loops.get(name)?.wake(),
    async stop() {
      await Promise.all(Array.from(loops.values(), (one) => one.stop()))
      loops.clear()
    },
  }
}

function loop(shop: Shop, job: Job, onFailure: (name: string, error: Error) => void) {
  const { name, every } = job
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> | undefined
  let again = false
  let stopped = false

  function plan(ms: number): void {
    clearTimeout(timer)
    if (stopped) return
    timer = setTimeout(start, ms)
    timer.unref()
  }

  function start(): void {
    again = false
    running = runJob(shop, job)
      .catch((error: Error) => onFailure(name, error))
      .finally(() => {
        running = undefined
        plan(again ? 0 : every)
      })
  }

  plan(Math.min(every, FIRST_WITHIN))
  return {
    wake() {
      if (running) again = true
      else plan(0)
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
