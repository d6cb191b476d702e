import type { Budgets } from '#kernel/limits/budgets'

/**
 * Runs a limited number of jobs at once and queues the others; deferrable ones run, one at a time, when no other waits.
 */
export interface WorkQueue {
  /**
   * Runs a job at once, or after the jobs that came before it. The jobs of one owner run one at a time, or as many at
   * once as the limits allow. Owners take turns, so that an owner with many jobs does not delay others.
   * @param owner the owner of the job; a job without one counts as an owner of its own
   * @throws TooBusy if too many jobs wait, of all owners or of this one, or if the queue is stopped before the job
   *   begins
   */
  run<Result>(job: () => Promise<Result>, owner?: string): Promise<Result>
  /**
   * Runs a deferrable job when no other job waits; returns false if the job is dropped because too many wait. The job
   * handles its own failures.
   */
  later(job: () => Promise<void>): boolean
  /** Refuses queued jobs, drops deferrable ones, and waits for running ones. */
  stop(): Promise<void>
}

/** How many jobs a queue takes. */
export interface QueueLimits {
  atOnce: number
  /**
   * Maximum number of queued jobs. If there are more, the queue refuses the newest job of the owner with the largest
   * number of queued jobs. That may be the job just added.
   */
  mostWaiting: number
  /**
   * Maximum numbers of jobs of one owner that run at once and that wait. When absent, one job of an owner runs at once,
   * and `mostWaiting` is the only limit for waiting jobs.
   */
  ofOwner?: { atOnce: number; mostWaiting: number }
  /**
   * Budgets of owners: owners with the largest remaining budget go first, and owners in debt wait. Without budgets,
   * owners take turns.
   */
  budgets?: Budgets
  /** Maximum number of deferrable jobs that wait; further ones are dropped. */
  mostLater?: number
}

/** Refused because too much work waits, or the server closes: the client should try again in a moment. */
export class TooBusy extends Error {
  /** Seconds after which the client should try again. */
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
export function createWorkQueue({
  atOnce,
  mostWaiting,
  ofOwner = { atOnce: 1, mostWaiting },
  budgets,
  mostLater = 2_000,
}: QueueLimits): WorkQueue {
  /** Jobs that wait, by their owners; the owner whose turn is next comes first. */
  const urgent = new Map<Owner, Waiting[]>()
  const idle: (() => Promise<void>)[] = []
  const running = new Set<Promise<void>>()
  /** How many jobs of each owner run. */
  const busy = new Map<Owner, number>()
  let waiting = 0
  let idleRunning = 0
  let stopped = false
  let wake: NodeJS.Timeout | undefined
  let resting = false

  const waitOf = (owner: Owner): number => (typeof owner === 'string' && budgets ? budgets.wait(owner) : 0)
  const leftOf = (owner: Owner): number => (typeof owner === 'string' && budgets ? budgets.left(owner) : 0)
  const isBusy = (owner: Owner): boolean => (busy.get(owner) ?? 0) >= ofOwner.atOnce
  const isFree = (owner: Owner): boolean => !isBusy(owner) && waitOf(owner) === 0

  /** Moves this owner behind the others. */
  function putLast(owner: Owner): void {
    const jobs = urgent.get(owner)
    urgent.delete(owner)
    if (jobs?.length) urgent.set(owner, jobs)
  }

  /** Removes and returns the next job of the owner whose turn it is, among the owners that may run another job. */
  function nextUrgent(): Waiting | undefined {
    const free = [...urgent.keys()].filter(isFree)
    if (free.length === 0) {
      wakeWhenPaid()
      return undefined
    }
    // Among owners with equal budgets, the first in turn is chosen.
    const owner = free.reduce((one, other) => (leftOf(other) > leftOf(one) ? other : one))
    waiting -= 1
    const first = urgent.get(owner)!.shift()
    putLast(owner)
    return first
  }

  /** Sets a timer that runs the next job as soon as an owner that may run another job is out of debt. */
  function wakeWhenPaid(): void {
    const waits = [...urgent.keys()].filter((owner) => !isBusy(owner)).map(waitOf)
    if (wake || waits.length === 0) return
    wake = setTimeout(
      () => {
        wake = undefined
        next()
      },
      Math.ceil(Math.min(...waits)),
    )
  }

  /**
   * Starts the next job only after the event loop has read and answered pending requests. The embedded database works
   * in this thread: if jobs followed one another at once, no request would be answered until the last job has ended.
   */
  function letOthersIn(): void {
    if (resting) return
    resting = true
    setImmediate(() => {
      resting = false
      next()
    })
  }

  function start(job: () => Promise<void>, ended: () => void): void {
    const run = job()
      .catch(() => {})
      .finally(() => {
        ended()
        running.delete(run)
        if (budgets) letOthersIn()
        else next()
      })
    running.add(run)
  }

  function next(): void {
    if (resting) return
    while (running.size < atOnce) {
      const urgentJob = nextUrgent()
      if (urgentJob) {
        const { owner, job } = urgentJob
        busy.set(owner, (busy.get(owner) ?? 0) + 1)
        start(job, () => {
          const left = busy.get(owner)! - 1
          if (left > 0) busy.set(owner, left)
          else busy.delete(owner)
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

  /** Makes room for a job of an owner; false if no other owner has more queued jobs. */
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
        const begins = running.size < atOnce && isFree(owner) && waitingOf(owner) === 0
        if (!begins && waitingOf(owner) >= ofOwner.mostWaiting) return refuse()
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
      clearTimeout(wake)
      for (const { refuse } of [...urgent.values()].flat()) refuse()
      urgent.clear()
      waiting = 0
      while (running.size > 0) await Promise.all(running)
    },
  }
}
