import { parseLine, type CallTable, type Line } from '@hearth/sdk/core'
import type { AnsweredCall, Area } from '#kernel/area'

/** One address of the server. */
export interface Route {
  /** Name of the line that is answered, such as `cart.read`; its schema checks the payload. */
  name: string
  /** Names of all lines with this address. */
  names: readonly string[]
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path in Fastify's form: `/api/orders/:orderId/v1`. */
  path: string
  /**
   * Whether the call adds something, so that repeating it needs an idempotency key: every POST, and lines marked
   * `once`. A GET of such a line must prove that it comes from a page of the shop.
   */
  adds: boolean
  /** The call's handler and its rules; absent if no area answers the call. */
  call?: AnsweredCall
  /** The payload field that is the whole address, for a line such as `GET {token}`. */
  whole?: string
  /** The payload field that is the whole body, for a line with the flag `file`. */
  file?: string
}

/** The lines of one address, and the handlers found for them. */
interface Address {
  names: string[]
  answers: Map<string, AnsweredCall>
  line: Line
}

type Catalogue = Readonly<Record<string, CallTable>>

/**
 * Makes the routes of the whole catalogue. Lines with one address share one answer; an address that no area answers is
 * not built.
 * @throws Error that names every answer without a line, and every line and address with two answers.
 */
export function collectRoutes(catalogue: Catalogue, areas: readonly Area[]): Route[] {
  const faults: string[] = []
  const answered = joinAnswers(catalogue, areas, faults)
  const addresses = new Map<string, Address>()
  const whole: Route[] = []
  for (const [table, lines] of Object.entries(catalogue)) {
    for (const [call, text] of Object.entries<string>(lines)) {
      const line = parseLine(text)
      // Calls that other hosts answer have no address on this server.
      if ('external' in line.flags) continue
      const name = `${table}.${call}`
      const answer = answered.get(name)
      if (!line.path.startsWith('/')) {
        if (answer?.at) whole.push(wholeRoute(name, line, answer))
        continue
      }
      const shape = `${line.method} ${line.path.replace(/\{[^}]+\}/g, '{}')}`
      const address: Address = addresses.get(shape) ?? { names: [], answers: new Map(), line }
      address.names.push(name)
      if (answer) {
        address.answers.set(name, answer)
        address.line = line
      }
      addresses.set(shape, address)
    }
  }
  const routes = Array.from(addresses.values(), ({ names, answers, line }): Route => {
    if (answers.size > 1) faults.push(`${names.join(' and ')} have one address and ${answers.size} answers`)
    const [name, call] = [...answers][0] ?? [names[0]!, undefined]
    return {
      name,
      names,
      method: line.method,
      path: line.path.replace(/\{([^}]+)\}/g, ':$1'),
      adds: line.method === 'POST' || 'once' in line.flags,
      call,
      file: line.flags.file,
    }
  })
  if (faults.length > 0) throw new Error(`The catalogue and the areas do not match:\n  ${faults.join('\n  ')}`)
  return [...routes, ...whole]
}

/** Returns the route of a line whose whole address is a field of its payload. */
const wholeRoute = (name: string, { method, path }: Line, call: AnsweredCall): Route => ({
  name,
  names: [name],
  method,
  path: call.at!,
  adds: false,
  call,
  whole: path.slice(1, -1),
})

/** Returns all handlers by the names of their calls. */
function joinAnswers(catalogue: Catalogue, areas: readonly Area[], faults: string[]): Map<string, AnsweredCall> {
  const joined = new Map<string, AnsweredCall>()
  for (const { name: area, calls: answered } of areas) {
    for (const { table, calls } of answered) {
      const tableName = Object.entries(catalogue).find(([, known]) => known === table)?.[0]
      if (!tableName)
        faults.push(`${area}: a table with ${Object.keys(table).slice(0, 3).join(', ')} ... is not in the catalogue`)
      for (const [call, answer] of Object.entries(calls)) {
        const name = `${tableName}.${call}`
        if (!(call in table)) faults.push(`${name}: an answer without a line`)
        if (joined.has(name)) faults.push(`${name}: two answers`)
        joined.set(name, answer)
      }
    }
  }
  return joined
}
