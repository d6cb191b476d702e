import type { CallTable } from '../catalogue/call'
import type { Api } from './api'
import { AbortError, ApiError } from './api-error'
import { createBatches } from './batch'
import { parseLine, type Line } from './line'
import type { CallOptions, CoreApiOptions } from './options'
import type { Json, Payload } from './payload'
import { createRequest, noReply, tooLate, totalOf } from './request'
import { createSharing, type SharedJob } from './sharing'

/** Ms for which a caller outwaits a request that another call began. */
const GRACE = 100

/** An object of the same names. */
const mapNames = <T>(record: object, make: (name: string) => T): Record<string, T> => Object.fromEntries(Object.keys(record).map((name) => [name, make(name)]))

/** Makes a client of the shop over a transport. `tables` decides which calls it has, and so what a bundle pays for. */
export function createCoreApi<Tables extends Readonly<Record<string, CallTable>>>(options: CoreApiOptions, tables: Tables): Api<Tables> {
  const request = createRequest(options)
  const share = createSharing()

  const send = (name: string, line: Line, payload: Payload, call: CallOptions): SharedJob => {
    let key: string | false = false
    let fault: object | undefined
    if (line.method === 'GET')
      try {
        // Equal means equal before time and token are added, and for the same shopper.
        key = JSON.stringify([name, payload, call, options.session?.()])
      } catch (why) {
        fault = why as object
      }
    return share(key, options.share === false ? 0 : totalOf(options, line, call), call.maxAge, () => request(name, line, payload, call, fault))
  }
  const lookUp = createBatches(options, (...asked) => send(...asked).promise)

  /** Waits for a reply. An abort ends this wait alone. */
  const run = (name: string, line: Line, payload: Payload, { signal, ...call }: CallOptions) => {
    const { batch } = line.flags
    const { promise, callers, stop } = batch ? { promise: lookUp(name, line, payload, call), callers: 2, stop() {} } : send(name, line, payload, call)
    // Who began a request has its deadline. Others have one of their own, for in a Worker the timers of one request mean nothing to another.
    const joined = callers > 1
    if (!signal && !joined) return promise
    return new Promise<Json>((resolve, reject) => {
      const total = totalOf(options, line, call)
      const end = (why: object) => {
        reject(why)
        stop()
      }
      const abort = () => end(new AbortError('aborted', { code: 'ERR_ABORTED', call: name }))
      const timer = joined ? setTimeout(() => end(tooLate(name, total, false)), total + GRACE) : undefined
      // A Worker may say itself that whoever began the request is gone.
      promise.then(resolve, (why: object) => reject(why instanceof ApiError ? why : noReply(name, false, why))).then(() => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      })
      if (signal?.aborted) abort()
      signal?.addEventListener('abort', abort)
    })
  }

  return mapNames(tables, (area) =>
    mapNames(tables[area]!, (name) => {
      let line: Line | undefined
      return (payload: Payload, call: CallOptions = {}) => run(`${area}.${name}`, (line ??= parseLine(tables[area]![name]!)), payload, call)
    }),
  ) as Api<Tables>
}
