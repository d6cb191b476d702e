import { type Job, wait } from './job'
import type { CallOptions } from './options'
import type { Json } from './payload'
import type { Prepared } from './prepare'

/**
 * Sends requests, and lets equal GETs share one while it is on its way and for `maxAge` ms after.
 * Equal means equal before time and token are added. A write ends all sharing, for what was read before it may be old.
 * The request itself ends when the last caller has aborted its wait.
 */
export function createSharing(): (name: string, prepared: Prepared, call: CallOptions, start: () => Job) => Promise<Json> {
  const jobs = new Map<string, Job & { waiting: number }>()

  return (name, { method, url, headers }, { maxAge, timeout, signal }, start) => {
    const key = method === 'GET' && JSON.stringify([url, headers, timeout, maxAge])
    let job = key ? jobs.get(key) : undefined
    if (!job) {
      job = { ...start(), waiting: 0 }
      const forget = () => (key ? void jobs.delete(key) : jobs.clear())
      if (key) jobs.set(key, job)
      else forget()
      job.promise.then(() => (maxAge ? void setTimeout(forget, maxAge) : forget()), forget)
    }
    const shared = job
    shared.waiting++
    return wait(shared.promise, name, signal, () => {
      if (--shared.waiting) return
      if (key) jobs.delete(key)
      shared.stop()
    })
  }
}
