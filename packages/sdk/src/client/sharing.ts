import type { Json } from './payload'
import { time } from './time'

/** A request on its way. */
export interface Job {
  promise: Promise<Json>
  /** Ends it. */
  stop(): void
}

/** A request that callers share. */
export interface SharedJob extends Job {
  callers: number
  /** Until when others may join, by `time()`. */
  until: number
}

/**
 * Lets equal reads share one job while it is on its way, for `total` ms at most, and its reply for `maxAge` ms after. A write, which has
 * no key, ends all sharing, for what was read before it may be old. Gives the job; its `stop` is for one caller, and ends the job with
 * the last of them.
 */
export function createSharing(): (key: string | false, total: number, maxAge: number | undefined, start: () => Job) => SharedJob {
  const jobs = new Map<string, SharedJob>()
  /** How many jobs are kept before those that are old are looked for: no timer does, which would keep a process alive. */
  let room = 16

  return (key, total, maxAge = 0, start) => {
    const now = time()
    const known = key && jobs.get(key)
    if (known && now < known.until) {
      known.callers++
      return known
    }
    if (jobs.size > room) {
      for (const [name, { until }] of jobs) if (until <= now) jobs.delete(name)
      room = 2 * jobs.size + 16
    }
    const { promise, stop } = start()
    const forget = () => {
      if (!key) jobs.clear()
      else if (jobs.get(key) === job) jobs.delete(key)
    }
    const job: SharedJob = {
      promise,
      callers: 1,
      until: now + total,
      stop() {
        if (--job.callers) return
        forget()
        stop()
      },
    }
    if (key) jobs.set(key, job)
    else forget()
    promise.then(() => (maxAge > 0 && key ? (job.until = time() + maxAge) : forget()), forget)
    return job
  }
}
