/**
 * Runs so many jobs at once and lets the others wait their turn; those that can wait run, one at a time, when no other
 * waits.
 */
export interface WorkQueue {
  /**
   * Runs a job, at once or after those that came before. The jobs of one owner run one at a time, and owners take
   * turns: whoever sends many waits for their own, not others for them.
   * @param owner whose job it is; a job without one is of nobody else's
   * @throws TooBusy when as many wait as may, or the queue was stopped before it began
   */
  run<Result>(job: () => Promise<Result>, owner?: string): Promise<Result>
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
  /**
   * Most that wait their turn. Where one more comes, the newest job of the owner with the most of them is refused,
   * which may be the one that came.
   */
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

type Owner = string | symbol

interface Waiting {
  owner: Owner
  job(): Promise<void>
  refuse(): void
}

/** Makes a queue. */
export function createWorkQueue({ atOnce, mostWaiting, mostLater = 2_000 }: QueueLimits): WorkQueue {
  /** Jobs that wait, by their owners; the owner whose turn is next comes first. */
  const urgent = new Map<Owner, Waiting[]>()
  const idle: (() => Promise<void>)[] = []
  const running = new Set<Promise<void>>()
  /** Owners of jobs that run. */
  const busy = new Set<Owner>()
  let waiting = 0
  let idleRunning = 0
  let stopped = false

  /** Has others than this owner come first. */
  function putLast(owner: Owner): void {
    const jobs = urgent.get(owner)
    urgent.delete(owner)
    if (jobs?.length) urgent.set(owner, jobs)
  }

  /** The next job in turn whose owner has none running. */
  function nextUrgent(): Waiting | undefined {
    for (const [owner, jobs] of urgent) {
      if (busy.has(owner)) continue
      waiting -= 1
      const first = jobs.shift()
      putLast(owner)
      return first
    }
    return undefined
  }

  function start(job: () => Promise<void>, ended: () => void): void {
    const run = job()
      .catch(() => {})
      .finally(() => {
        ended()
        running.delete(run)
        next()
      })
    running.add(run)
  }

  function next(): void {
    while (running.size < atOnce) {
      const urgentJob = nextUrgent()
      if (urgentJob) {
        const { owner, job } = urgentJob
        busy.add(owner)
        start(job, () => {
          busy.delete(owner)
          putLast(owner)
        })
        continue
      }
      if (waiting > 0 || idleRunning > 0) return
      const idleJob = idle.shift()
      if (!idleJob) return
      idleRunning += 1
      start(idleJob, () => (idleRunning -= 1))
    }
  }

  const waitingOf = (owner: Owner): number => urgent.get(owner)?.length ?? 0

  /** Makes room for a job of an owner; false where nobody has more that wait. */
  function makeRoom(owner: Owner): boolean {
    const [longest] = [...urgent.values()].sort((one, other) => other.length - one.length)
    if (!longest || longest.length <= waitingOf(owner) + 1) return false
    waiting -= 1
    longest.pop()!.refuse()
    return true
  }

  return {
    run: (job, named) =>
      new Promise((resolve, reject) => {
        const owner: Owner = named ?? Symbol('nobody else')
        const refuse = () => reject(new TooBusy())
        const begins = running.size < atOnce && !busy.has(owner) && waitingOf(owner) === 0
        if (!begins && waiting >= mostWaiting && !makeRoom(owner)) return refuse()
        const entry: Waiting = {
          owner,
          job: () => (stopped ? Promise.reject(new TooBusy()) : job()).then(resolve, reject),
          refuse,
        }
        urgent.set(owner, [...(urgent.get(owner) ?? []), entry])
        waiting += 1
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
