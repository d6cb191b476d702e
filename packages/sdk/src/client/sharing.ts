import type { Job } from './job'
import type { Line } from './line'
import type { CoreApiOptions, Wishes } from './options'
import type { Payload } from './payload'
import type { Request } from './request'
import { time } from './time'

/** Sends a call, or joins one that is the same. */
export type Send = (name: string, line: Line, payload: Payload, wishes: Wishes) => Job

/**
 * Lets equal reads share one job while it is on its way, and its reply for `maxAge` ms after. A write ends all sharing,
 * for what was read before it may be old.
 */
export function createSharing({ session, share }: CoreApiOptions, request: Request): Send {
  const jobs = new Map<string | undefined, Job>()
  /**
   * How many jobs are kept before those that are old are looked for: no timer does, which would keep a process alive.
   */
  let most = 16

  return (name, line, payload, wishes) => {
    const now = time()
    let key: string | undefined
    let fault: object | undefined
    if (line.method === 'GET')
      try {
        // Equal means equal before time and token are added, and for the same shopper.
        key = name + JSON.stringify(payload) + JSON.stringify(wishes) + session?.()
      } catch (why) {
        fault = why as object
      }
    const known = jobs.get(key)
    if (known && now >= known.since && now < known.until) {
      known.callers++
      return known
    }
    if (jobs.size > most) {
      for (const [name, { until }] of jobs) if (until <= now) jobs.delete(name)
      most = 2 * jobs.size + 16
    }
    const job = request(name, line, payload, wishes, fault)
    const forget = () => {
      if (!key) jobs.clear()
      else if (jobs.get(key) === job) jobs.delete(key)
    }
    if (key) jobs.set(key, job)
    else forget()
    if (share !== false) job.until = now + wishes.timeout
    job.promise.then(
      () => (wishes.maxAge! > 0 && key ? (job.until = (job.since = time()) + wishes.maxAge!) : forget()),
      forget,
    )
    return job
  }
}
