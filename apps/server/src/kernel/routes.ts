import { parseLine, type CallTable, type Line } from '@hearth/sdk/core'
import { isListed, type CallList } from '#kernel/call-list'
import type { Area, Handler } from '#kernel/handlers'

/** One address of the server. */
export interface Route {
  /** Name of the line that answers, such as `cart.read`; its schema checks the payload. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As Fastify writes it: `/api/orders/:orderId/v1`. */
  path: string
  /**
   * Whether it adds to what is there, so that a repeat has to come under an idempotency key: every POST, and lines
   * marked `once`.
   */
  adds: boolean
  /** Absent where nothing answers yet. */
  handler?: Handler<never, object | void>
}

/** The lines of one address, and the handlers found for them. */
interface Address {
  names: string[]
  answers: Map<string, Handler<never, object | void>>
  line: Line
}

type Catalogue = Readonly<Record<string, CallTable>>

/**
 * Makes the routes of the whole catalogue. Lines with one address share one handler.
 * @throws Error that names every line without handler, every handler without line, and every address with two handlers.
 */
export function collectRoutes(catalogue: Catalogue, areas: readonly Area[], notBuilt: CallList): Route[] {
  const faults: string[] = []
  const answered = joinHandlers(catalogue, areas, faults)
  for (const [area, calls] of Object.entries(notBuilt)) {
    const unknown = calls === '*' ? [] : calls.filter((call) => catalogue[area]?.[call] === undefined)
    if (unknown.length > 0) faults.push(`${area}.${unknown.join(', ')}: listed as not built, and not in the catalogue`)
  }
  const routes = new Map<string, Address>()
  for (const [area, table] of Object.entries(catalogue)) {
    for (const [call, text] of Object.entries<string>(table)) {
      const line = parseLine(text)
      // Calls of other hosts, and the one whose whole address comes with a token, have no address here.
      if ('external' in line.flags || !line.path.startsWith('/')) continue
      const shape = `${line.method} ${line.path.replace(/\{[^}]+\}/g, '{}')}`
      const route: Address = routes.get(shape) ?? { names: [], answers: new Map(), line }
      const handler = answered.get(`${area}.${call}`)
      route.names.push(`${area}.${call}`)
      if (handler) {
        route.answers.set(`${area}.${call}`, handler)
        route.line = line
      }
      routes.set(shape, route)
    }
  }
  const list = [...routes.values()].map(({ names, answers, line }): Route => {
    const waiting = names.filter((name) => isListed(name, notBuilt))
    if (answers.size > 1) faults.push(`${names.join(' and ')} have one address and ${answers.size} handlers`)
    if (answers.size === 0 && waiting.length === 0)
      faults.push(`${names.join(' and ')}: no handler, and not listed as not built`)
    if (answers.size > 0 && waiting.length > 0)
      faults.push(`${waiting.join(' and ')}: has a handler, and is listed as not built`)
    const [name, handler] = [...answers][0] ?? [names[0]!, undefined]
    return {
      name,
      method: line.method,
      path: line.path.replace(/\{([^}]+)\}/g, ':$1'),
      adds: line.method === 'POST' || 'once' in line.flags,
      handler,
    }
  })
  if (faults.length > 0) throw new Error(`The catalogue and the handlers do not match:\n  ${faults.join('\n  ')}`)
  return list
}

function joinHandlers(
  catalogue: Catalogue,
  areas: readonly Area[],
  faults: string[],
): Map<string, Handler<never, object | void>> {
  const joined = new Map<string, Handler<never, object | void>>()
  for (const { table, handlers } of areas) {
    const area = Object.entries(catalogue).find(([, known]) => known === table)?.[0]
    if (!area) faults.push(`a table with ${Object.keys(table).slice(0, 3).join(', ')} ... is not in the catalogue`)
    for (const [call, handler] of Object.entries(handlers)) {
      const name = `${area}.${call}`
      if (!(call in table)) faults.push(`${name}: a handler without a line`)
      if (joined.has(name)) faults.push(`${name}: two handlers`)
      joined.set(name, handler)
    }
  }
  return joined
}
