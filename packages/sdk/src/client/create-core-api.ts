import type { CallTable } from '../catalogue/call'
import type { Api } from './api'
import { AbortError } from './api-error'
import { createBatches } from './batch'
import { GRACE, LONGEST_TIMEOUT, TIMEOUT } from './limits'
import { parseLine, type Line } from './line'
import { LATE, lost } from './lost'
import type { CallOptions, CoreApiOptions, Wishes } from './options'
import type { Json, Payload } from './payload'
import { createRequest } from './request'
import { createSharing } from './sharing'

/** Makes a client of the shop over a transport. `tables` decides which calls it has, and so what a bundle pays for. */
export function createCoreApi<Tables extends Readonly<Record<string, CallTable>>>(
  options: CoreApiOptions,
  tables: Tables,
): Api<Tables> {
  const send = createSharing(options, createRequest(options))
  const lookUp = createBatches(options, send)

  /** Waits for a reply. An abort ends this wait alone. */
  const run = (name: string, line: Line, payload: Payload, { signal, ...own }: CallOptions) => {
    const { flags } = line
    const timeout = Math.min(Number(own.timeout ?? flags.timeout ?? options.timeout ?? TIMEOUT), LONGEST_TIMEOUT)
    const wishes: Wishes = { ...flags, ...own, timeout }
    const job = flags.batch
      ? { promise: lookUp(name, line, payload, wishes), callers: 2 }
      : send(name, line, payload, wishes)
    const { promise } = job
    // Who began a request has its deadline. Others have one of their own, for in a Worker the timers of one request
    // mean nothing to another.
    const joined = job.callers > 1
    if (!signal && !joined) return promise
    return new Promise<Json>((resolve, reject) => {
      const end = (why: object) => {
        reject(why)
        // The last caller takes the request along. Others of a look-up may still want its keys.
        if (!--job.callers && 'stop' in job) {
          job.until = 0
          job.stop(true)
        }
      }
      const abort = () => end(new AbortError('aborted', { code: 'ERR_ABORTED', call: name }))
      const timer = joined ? setTimeout(() => end(lost(name, LATE, false, timeout)), timeout + GRACE) : undefined
      // A Worker may say itself that whoever began the request is gone.
      promise
        .then(resolve, (why: object) => reject(lost(name, why, false)))
        .then(() => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', abort)
        })
      if (signal?.aborted) abort()
      signal?.addEventListener('abort', abort)
    })
  }

  const api: Record<string, Record<string, (payload: Payload, own?: CallOptions) => Promise<Json>>> = {}
  for (const area in tables) {
    const calls: (typeof api)[string] = (api[area] = {})
    for (const name in tables[area]) {
      let line: Line | undefined
      calls[name] = (payload, own = {}) =>
        run(`${area}.${name}`, (line ??= parseLine(tables[area]![name]!)), payload, own)
    }
  }
  return api as Api<Tables>
}
