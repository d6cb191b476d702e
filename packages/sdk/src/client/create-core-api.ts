import type { CallTable } from '../catalogue/call'
import type { Api } from './api'
import { AbortError } from './api-error'
import { createBatches } from './batch'
import { parseLine, type Line } from './line'
import type { CallOptions, CoreApiOptions } from './options'
import type { Json, Payload } from './payload'
import { createRequest } from './request'
import { createSharing, type Share } from './sharing'

/** Makes a client of the shop over a transport. `tables` decides which calls it has, and so what a bundle pays for. */
export function createCoreApi<Tables extends Readonly<Record<string, CallTable>>>(options: CoreApiOptions, tables: Tables): Api<Tables> {
  const request = createRequest(options)
  const share = createSharing()
  const lookUp = createBatches((...asked) => send(...asked).promise)

  // Equal means equal before time and token are added, and for the same shopper.
  const send = (name: string, line: Line, payload: Payload, call: CallOptions): Share =>
    share(JSON.stringify([name, payload, call, options.session?.()]), line.method === 'GET', call.maxAge, () => request(name, line, payload, call))

  /** Waits for a reply. An abort ends this wait alone. */
  const run = (name: string, line: Line, payload: Payload, { signal, ...call }: CallOptions) =>
    new Promise<Json>((resolve, reject) => {
      const { promise, leave }: Partial<Share> = line.flags.batch ? { promise: lookUp(name, line, payload, call) } : send(name, line, payload, call)
      const abort = () => {
        reject(new AbortError('aborted', { code: 'ERR_ABORTED', text: '', call: name }))
        leave?.()
      }
      promise!.then(resolve, reject).then(() => signal?.removeEventListener('abort', abort))
      if (signal?.aborted) abort()
      signal?.addEventListener('abort', abort)
    })

  const api: Record<string, Record<string, (payload: Payload, call?: CallOptions) => Promise<Json>>> = {}
  for (const area of Object.keys(tables)) {
    const calls: (typeof api)[string] = (api[area] = {})
    for (const name of Object.keys(tables[area]!)) {
      let line: Line | undefined
      calls[name] = (payload, call = {}) => run(`${area}.${name}`, (line ??= parseLine(tables[area]![name]!)), payload, call)
    }
  }
  return api as Api<Tables>
}
