import type { Job } from './job'
import { keyOf } from './key-of'
import type { Line } from './line'
import type { CoreApiOptions, Wishes } from './options'
import type { Payload } from './payload'
import { prepare, type Prepare, type Prepared } from './prepare'
import type { Request } from './request'
import { time } from './time'

/**
 * Sends a call, or joins an equal call in progress.
 * @param make makes the request of the call, if it was prepared before; throws if the request cannot be made
 */
export type Send = (line: Line, payload: Payload, wishes: Wishes, make?: Prepare) => Job

/**
 * Lets equal reads share one request in progress, and share its reply for `maxAge` ms afterwards. A write ends all
 * sharing when it begins and when it ends, since earlier replies may be outdated.
 * @param pages the look-ups that other callers may join; a write clears them too
 */
export function createSharing(options: CoreApiOptions, request: Request, pages: Set<object>): Send {
  const jobs = new Map<string | undefined, Job>()
  /**
   * Number of jobs added since outdated jobs were last removed. A timer could remove them, but would keep a process
   * alive.
   */
  let added = 0

  return (line, payload, wishes, make) => {
    const now = time()
    // A GET marked `once` is a write.
    const isWrite = line.method !== 'GET' || wishes.once
    let draft: Prepared | undefined
    let key: string | undefined
    let fault: object
    try {
      make ??= prepare(options, line, wishes)
      draft = make(payload)
      // A reply to an anti-fraud id is meant for one device: no other caller may get it.
      if (!isWrite && !wishes.antiFraud) key = keyOf(draft, wishes, payload)
    } catch (why) {
      fault = why as object
    }
    const known = jobs.get(key)
    if (known?.callers && !(now < known.from!) && now < known.to!) {
      known.callers++
      return known
    }
    if (added++ > jobs.size) {
      for (const [one, { to }] of jobs) if (!(to! > now)) jobs.delete(one)
      added = 0
    }
    const job = request(line, wishes, (antiFraudId) => {
      if (fault) throw fault
      return antiFraudId ? make!({ antiFraudId, ...payload }) : draft!
    })
    const forget = () => {
      if (isWrite) {
        jobs.clear()
        pages.clear()
      } else if (jobs.get(key) === job) jobs.delete(key)
    }
    forget()
    if (key) jobs.set(key, job)
    if (options.share !== false) job.to = now + wishes.timeout
    job.data.then(
      () => (wishes.maxAge! > 0 && key ? (job.to = (job.from = time()) + wishes.maxAge!) : forget()),
      forget,
    )
    return job
  }
}
