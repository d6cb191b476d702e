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

/**
 * Creates a client of the shop over a transport. The client has the calls of `tables`, and a bundle contains only
 * these.
 */
export function createCoreApi<Tables extends Readonly<Record<string, CallTable>>>(
  options: CoreApiOptions,
  tables: Tables,
): Api<Tables> {
  const pages = new Set<Page>()
  const send = createSharing(options, createRequest(options), pages)
  const lookUp = createBatches(options, send, pages)

  /** Maps the function that aborts a caller's wait to the signal of the caller. */
  const waits = new Map<() => void, Signal>()
  /**
   * Ends the waits whose signals are aborted. Every signal gets this same function, because a signal stores an equal
   * listener only once, and Node warns of more than ten listeners on one signal.
   */
  const endWaits = () => {
    for (const [end, { aborted }] of waits) if (aborted) end()
  }

  /** Waits for the reply of a call. An abort by the signal ends this wait only. */
  const run = (
    call: string,
    line: Line,
    payload: Payload = {},
    { signal, ...own }: CallOptions = {},
  ): Promise<Json> => {
    const { flags } = line
    const timeout = Math.min(+(own.timeout ?? flags.timeout ?? options.timeout ?? TIMEOUT), LONGEST_TIMEOUT)
    const wishes: Wishes = { ...flags, ...own, timeout, call, at: Error('called') }
    const job = flags.batch ? { data: lookUp(line, payload, wishes), callers: Infinity } : send(line, payload, wishes)
    let abort: () => void
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = new Promise<Json>((resolve, reject) => {
      const end = (why: Why) => {
        const error = lost(wishes, why, false)
        // If this was the last caller, the request is aborted. The request of a merged look-up is never aborted (its
        // `callers` is infinite), since other look-ups may still need its keys.
        if (--job.callers) error.stack += `\n${wishes.at.stack}`
        else (job as Job).abort(error)
        // `reject` comes last: an aborted write first ends the sharing of earlier replies, and only then its caller
        // continues.
        reject(error)
      }
      abort = () => {
        if (waits.delete(abort)) end(new AbortError('aborted', { code: 'ERR_ABORTED', call, cause: signal!.reason }))
      }
      // The timers of the request end the wait of the caller that began it. A caller that joined has a timer of its
      // own, because in a Worker the timers of another request may not run.
      if (job.callers > 1) timer = setTimeout(end, timeout + GRACE, LATE)
      // A Worker ends the fetches of a visitor's request that is over. If this call shares such a fetch, `data` rejects
      // with an error of the platform, which `lost` turns into an `ApiError`.
      job.data.then(resolve, (why) => reject(lost(wishes, why as Why, false)))
      if (signal) {
        waits.set(abort, signal)
        signal.addEventListener('abort', endWaits)
        endWaits()
      }
    })
    const done = () => {
      clearTimeout(timer)
      waits.delete(abort)
      if (![...waits.values()].includes(signal!)) signal?.removeEventListener('abort', endWaits)
    }
    wait.then(done, done)
    return wait
  }

  const api = {
    request: (line: string, payload?: Payload, own?: CallOptions) => run(line, parseLine(line), payload, own),
  } as object as Record<string, Record<string, (payload: Payload, own?: CallOptions) => Promise<Json>>>
  for (const area in tables) {
    api[area] = {}
    for (const name in tables[area]) {
      const line = parseLine(tables[area]![name]!)
      api[area][name] = (payload, own) => run(`${area}.${name}`, line, payload, own)
    }
  }
  return api as object as Api<Tables>
}
