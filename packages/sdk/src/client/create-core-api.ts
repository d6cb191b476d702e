import type { CallTable } from '../catalogue/call'
import type { Api } from './api'
import { ApiError } from './api-error'
import { createBatches } from './batch'
import { eventOf } from './event-of'
import { parseLine, type Line } from './line'
import type { CallOptions, CoreApiOptions } from './options'
import type { Json, Payload } from './payload'
import { prepare } from './prepare'
import { createRequest } from './request'
import { createSharing } from './sharing'

/** Makes a client of the shop over a transport. `tables` decides which calls it has, and so what a bundle pays for. */
export function createCoreApi<Tables extends Readonly<Record<string, CallTable>>>(options: CoreApiOptions, tables: Tables): Api<Tables> {
  const request = createRequest(options)
  const share = createSharing()
  const lookUp = createBatches(send)
  const told = new WeakSet<object>()

  async function send(name: string, line: Line, payload: Payload, call: CallOptions): Promise<Json> {
    const prepared = prepare(options, line, payload, call)
    return share(name, prepared, call, () => request(name, line, prepared, call))
  }

  async function run(name: string, line: Line, payload: Payload, call: CallOptions): Promise<Json> {
    try {
      return await (line.flags.batch ? lookUp : send)(name, line, payload, call)
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError(String(cause), { name: 'ApiError', code: 'ERR_PAYLOAD', text: '', call: name })
      // Callers of one request share its error: the shopper is told once.
      const event = eventOf(error, line, call)
      if (event && !told.has(error)) {
        told.add(error)
        options.onEvent?.(event)
      }
      throw error
    }
  }

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
