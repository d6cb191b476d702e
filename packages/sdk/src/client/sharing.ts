import type { Job } from './job'
import type { CallOptions } from './options'
import type { Json } from './payload'
import type { Prepared } from './prepare'

const KEPT = 50

/**
 * Lets equal GETs share one request while it is on its way, and its reply for as long as `maxAge` allows.
 * Equal means equal before time and signature are added. A write ends all sharing, for what was asked before it may be old.
 */
export function createSharing(now: () => number) {
  const jobs = new Map<string, Job<Json> & { at?: number }>()

  return ({ method, url, headers }: Prepared, { maxAge = 0, timeout }: CallOptions, start: () => Job<Json>): Job<Json> => {
    if (method !== 'GET') {
      const job = start()
      const clear = () => jobs.clear()
      clear()
      job.promise.then(clear, clear)
      return job
    }
    const key = JSON.stringify([url, headers, timeout])
    const known = jobs.get(key)
    if (known && (known.at === undefined || now() - known.at < maxAge)) return known
    const { promise, stop } = start()
    const forget = () => void (jobs.get(key) === job && jobs.delete(key))
    const job: Job<Json> & { at?: number } = { promise, waiting: 0, stop: () => (forget(), stop()) }
    jobs.set(key, job)
    promise.then(() => {
      job.at = now()
      if (!maxAge) forget()
      for (const [old, { at }] of jobs) if (jobs.size > KEPT && at !== undefined) jobs.delete(old)
    }, forget)
    return job
  }
}
