import type { Json } from './payload'

/** A request on its way. */
export interface Job {
  promise: Promise<Json>
  /** Ends it. */
  stop(): void
}

/**
 * Lets equal reads share one job while it is on its way, and for `maxAge` ms after. A write, which has no key, ends all sharing,
 * for what was read before it may be old. Gives the job; its `stop` is for one caller, and ends the job with the last of them.
 */
export function createSharing(): (key: string | false, maxAge: number | undefined, start: () => Job) => Job {
  const jobs = new Map<string, Job & { callers: number }>()

  return (key, maxAge, start) => {
    const known = key && jobs.get(key)
    if (known) {
      known.callers++
      return known
    }
    const { promise, stop } = start()
    const forget = () => void (key ? jobs.delete(key) : jobs.clear())
    const job = {
      promise,
      callers: 1,
      stop() {
        if (--job.callers) return
        forget()
        stop()
      },
    }
    forget()
    if (key) jobs.set(key, job)
    promise.then(() => (maxAge ? void setTimeout(forget, maxAge) : forget()), forget)
    return job
  }
}
