/**
 * Runs so many jobs at once and lets the others wait their turn; those that can wait run, one at a time, when no other
 * waits.
 */
export interface WorkQueue {
  /**
   * Runs a job, at once or after those that came before.
   * @throws TooBusy when as many wait as may, or the queue was stopped before it began
   */
  run<Result>(job: () => Promise<Result>): Promise<Result>
  /**
   * Runs a job when no other waits; false for one that is forgotten, since too many do. Failures are the job's own
   * matter.
   */
  later(job: () => Promise<void>): boolean
  /** Refuses what has not begun, forgets what could wait, and waits for what has begun. */
  stop(): Promise<void>
}

/** How many jobs a queue takes. */
export interface QueueLimits {
  atOnce: number
  /** Most that wait their turn; any more are refused. */
  mostWaiting: number
  /** Most that wait until nothing else is to be done; any more are forgotten. */
  mostLater?: number
}

/** Refused because too much work waits already, or the server closes: whoever asks should come again in a moment. */
export class TooBusy extends Error {
  /** Seconds after which another try is worth it. */
  readonly retryAfter = 2
  constructor() {
    super('too much work waits already')
  }
}

/** Makes a queue. */
export function createWorkQueue({ atOnce, mostWaiting, mostLater = 2_000 }: QueueLimits): WorkQueue {
  const urgent: (() => Promise<void>)[] = []
  const idle: (() => Promise<void>)[] = []
  const running = new Set<Promise<void>>()
  let idleRunning = 0
  let stopped = false

  function next(): void {
    while (running.size < atOnce) {
      const isIdle = urgent.length === 0
      if (isIdle && idleRunning > 0) return
      const job = isIdle ? idle.shift() : urgent.shift()
      if (!job) return
      if (isIdle) idleRunning += 1
      const run = job()
        .catch(() => {})
        .finally(() => {
          if (isIdle) idleRunning -= 1
          running.delete(run)
          next()
        })
      running.add(run)
    }
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (running.size >= atOnce && urgent.length >= mostWaiting) {
          reject(new TooBusy())
          return
        }
        urgent.push(() => (stopped ? Promise.reject(new TooBusy()) : job()).then(resolve, reject))
        next()
      }),
    later(job) {
      if (stopped || idle.length >= mostLater) return false
      idle.push(job)
      next()
      return true
    },
    async stop() {
      stopped = true
      idle.length = 0
      while (running.size > 0) await Promise.all(running)
    },
  }
}
