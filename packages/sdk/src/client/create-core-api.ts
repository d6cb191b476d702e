import type { CallTable } from '../catalogue/call'
import type { Api } from './api'
import { AbortError } from './api-error'
import { createBatches } from './batch'
import { parseLine, type Line } from './line'
import type { CallOptions, CoreApiOptions } from './options'
import type { Json, Payload } from './payload'
import { createRequest, type Request } from './request'
import { createSharing } from './sharing'

/** An object of the same names. */
const mapNames = <T>(record: object, make: (name: string) => T): Record<string, T> => Object.fromEntries(Object.keys(record).map((name) => [name, make(name)]))

/** Makes a client of the shop over a transport. `tables` decides which calls it has, and so what a bundle pays for. */
export function createCoreApi<Tables extends Readonly<Record<string, CallTable>>>(options: CoreApiOptions, tables: Tables): Api<Tables> {
  const request = createRequest(options)
  const share = createSharing()
  const lookUp = createBatches((...asked) => send(...asked).promise)

  // Equal means equal before time and token are added, and for the same shopper.
  const send: Request = (name, line, payload, call) =>
    share(line.method === 'GET' && JSON.stringify([name, payload, call, options.session?.()]), call.maxAge, () => request(name, line, payload, call))

  /** Waits for a reply. An abort ends this wait alone. */
  const run = (name: string, line: Line, payload: Payload, { signal, ...call }: CallOptions) => {
    const { promise, stop } = line.flags.batch ? { promise: lookUp(name, line, payload, call), stop() {} } : send(name, line, payload, call)
    if (!signal) return promise
    return new Promise<Json>((resolve, reject) => {
      const abort = () => {
        reject(new AbortError('aborted', { code: 'ERR_ABORTED', call: name }))
        stop()
      }
      promise.then(resolve, reject).then(() => signal.removeEventListener('abort', abort))
      if (signal.aborted) abort()
      signal.addEventListener('abort', abort)
    })
  }

  return mapNames(tables, (area) =>
    mapNames(tables[area]!, (name) => {
      let line: Line | undefined
      return (payload: Payload, call: CallOptions = {}) => run(`${area}.${name}`, (line ??= parseLine(tables[area]![name]!)), payload, call)
    }),
  ) as Api<Tables>
}
