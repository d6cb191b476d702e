import { parseOpsLine, type OpsLine } from '@hearth/ops'
import type { CallTable } from '@hearth/sdk/core'
import type { OpsAnswer, OpsAnswers } from '#kernel/ops/ops-area'

/** A call of staff. */
export interface OpsRoute extends OpsLine {
  /** The name of the call, such as `orders.cancel`. */
  name: string
  /** The call's handler; absent if no area answers the call. */
  call?: OpsAnswer
}

/** The part of an area that declares its staff calls. */
interface OpsArea {
  readonly name: string
  readonly ops?: readonly OpsAnswers[]
}

/**
 * Joins the catalogue of staff with what areas answer; a line that no area answers is not built.
 * @throws Error that names every answer without a line, every line with two answers, and every answer that writes
 * though its line says that the call reads, or the reverse
 */
export function collectOps(
  catalogue: Readonly<Record<string, CallTable>>,
  areas: readonly OpsArea[],
): ReadonlyMap<string, OpsRoute> {
  const faults: string[] = []
  const routes = new Map<string, OpsRoute>()
  for (const [table, lines] of Object.entries(catalogue))
    for (const [call, text] of Object.entries<string>(lines))
      routes.set(`${table}.${call}`, { name: `${table}.${call}`, ...parseOpsLine(text) })
  for (const { name: area, ops = [] } of areas) {
    for (const { table, calls } of ops) {
      const tableName = Object.entries(catalogue).find(([, known]) => known === table)?.[0]
      for (const [call, answer] of Object.entries(calls)) {
        const route = routes.get(`${tableName}.${call}`)
        if (!route) faults.push(`${area}: ${tableName}.${call} is an answer without a line`)
        else if (route.call) faults.push(`${route.name}: two answers`)
        else if (kindOf(answer) !== route.kind) faults.push(`${route.name}: is a ${route.kind}, not a ${answer.kind}`)
        else route.call = answer
      }
    }
  }
  if (faults.length > 0) throw new Error(`The calls of staff and the areas do not match:\n  ${faults.join('\n  ')}`)
  return routes
}

const kindOf = ({ kind }: OpsAnswer) => (kind === 'open' ? 'read' : kind)
