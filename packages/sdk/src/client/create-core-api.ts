import type { CallTable } from '../catalogue/call'
import type { Api } from './api'
import { aborted, ApiError } from './api-error'
import { createBatches } from './batch'
import { eventOf } from './event-of'
import { join } from './job'
import { parseLine, type Line } from './line'
import type { CallOptions, CoreApiOptions } from './options'
import type { Json, Payload } from './payload'
import { prepare, type Prepared } from './prepare'
import { createRequest } from './request'
import { createSharing } from './sharing'

const ANTI_FRAUD_WAIT = 2000

/** Makes a client of the shop over a transport. `tables` decides which calls it has, and so what a bundle pays for. */
export function createCoreApi<Tables extends Readonly<Record<string, CallTable>>>(options: CoreApiOptions, tables: Tables): Api<Tables> {
  const request = createRequest(options)
  const share = createSharing(options.clock ?? Date.now)
  const batches = createBatches(send)
  const lines = new Map<string, Line>()
  const told = new WeakSet<Error>()

  function lineOf(name: string): Line {
    const [area, call] = name.split('.')
    const line = lines.get(name) ?? parseLine(tables[area!]![call!]!)
    lines.set(name, line)
    return line
  }

  async function send(name: string, payload: Payload, call: CallOptions): Promise<Json> {
    const line = lineOf(name)
    if ('anti-fraud' in line.flags && options.antiFraud) {
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, ANTI_FRAUD_WAIT))
      payload = { ...payload, antiFraudId: await Promise.race([options.antiFraud().catch(() => undefined), late]) }
    }
    if (call.signal?.aborted) throw aborted(name)
    let prepared: Prepared
    try {
      prepared = prepare(options, line, payload, call)
    } catch (error) {
      throw new ApiError((error as Error).message, { code: 'ERR_PAYLOAD', call: name })
    }
    return join(share(prepared, call, () => request(name, line, prepared, call)), call.signal, () => aborted(name))
  }

  async function run(name: string, payload: Payload, call: CallOptions): Promise<Json> {
    const line = lineOf(name)
    try {
      return await (line.flags.batch ? batches(name, line.flags.batch.split(','), payload, call) : send(name, payload, call))
    } catch (error) {
      // Callers of one request share its error: the shopper is told once.
      const event = !told.has(error as ApiError) && eventOf(error as ApiError, line, call)
      if (event) {
        told.add(error as ApiError)
        options.onEvent?.(event)
      }
      throw error
    }
  }

  const api: Record<string, Record<string, (payload: Payload, call?: CallOptions) => Promise<Json>>> = {}
  for (const area of Object.keys(tables)) {
    const calls: (typeof api)[string] = (api[area] = {})
    for (const name of Object.keys(tables[area]!)) calls[name] = (payload, call = {}) => run(`${area}.${name}`, payload, call)
  }
  return api as Api<Tables>
}
