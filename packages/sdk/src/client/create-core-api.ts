import type { CallTable } from '../catalogue/call'
import type { Api } from './api'
import { AbortError } from './api-error'
import { createBatches, type Page } from './batch'
import type { Job } from './job'
import { GRACE, LONGEST_TIMEOUT, TIMEOUT } from './limits'
import { parseLine, type Line } from './line'
import { LATE, lost, type Why } from './lost'
import type { CallOptions, CoreApiOptions, Signal, Wishes } from './options'
import type { Json, Payload } from './payload'
import { createRequest } from './request'
import { createSharing } from './sharing'

/** What is done when a signal aborts, and the listener that does it: one a signal, for Node warns of more than ten. */
type Stops = Set<() => void> & { tell?: () => void }

/** Makes a client of the shop over a transport. `tables` decides which calls it has, and so what a bundle pays for. */
export function createCoreApi<Tables extends Readonly<Record<string, CallTable>>>(
  options: CoreApiOptions,
  tables: Tables,
): Api<Tables> {
  const pages = new Set<Page>()
  const send = createSharing(options, createRequest(options), pages)
  const lookUp = createBatches(options, send, pages)

  const signals = new WeakMap<Signal, Stops>()

  /** Waits for a reply. An abort ends this wait alone. */
  const run = async (call: string, line: Line, payload: Payload, { signal, ...own }: CallOptions): Promise<Json> => {
    const { flags } = line
    const timeout = Math.min(+(own.timeout ?? flags.timeout ?? options.timeout ?? TIMEOUT), LONGEST_TIMEOUT)
    const wishes: Wishes = { ...flags, ...own, timeout, call }
    const job = flags.batch ? { data: lookUp(line, payload, wishes), callers: Infinity } : send(line, payload, wishes)
    // Who began a request has its deadline. Others have one of their own, for in a Worker the timers of one request
    // mean nothing to another.
    const joined = job.callers > 1
    let abort: () => void
    let timer: ReturnType<typeof setTimeout> | undefined
    const stops: Stops = signals.get(signal!) ?? new Set()
    try {
      return await new Promise<Json>((resolve, reject) => {
        const end = (why: Why) => {
          // The last caller takes the request along. Others of a look-up may still want its keys.
          if (!--job.callers) (job as Job).abort(why)
          // Last: a write has ended sharing before its caller goes on.
          reject(why)
        }
        abort = () => end(new AbortError('aborted', { code: 'ERR_ABORTED', call, cause: signal!.reason }))
        if (joined) timer = setTimeout(end, timeout + GRACE, LATE)
        job.data.then(resolve, reject)
        if (signal) {
          signals.set(signal, stops)
          if (!stops.size)
            signal.addEventListener(
              'abort',
              (stops.tell = () => {
                for (const one of stops) one()
              }),
            )
          stops.add(abort)
          if (signal.aborted) abort()
        }
      })
    } catch (why) {
      // A Worker may say itself that whoever began the request is gone.
      const error = lost(wishes, why as Why, false)
      error.stack += Error('called').stack!
      throw error
    } finally {
      clearTimeout(timer)
      if (stops.delete(abort!) && !stops.size) signal!.removeEventListener('abort', stops.tell!)
    }
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
