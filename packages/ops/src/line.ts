import { parseLine, type CallTable } from '@hearth/sdk/core'
import type { Permission } from './roles'

/**
 * The kind of a call. `read` returns what staff may see. `reveal` returns personal data of shoppers, such as name,
 * telephone and address; the audit log records it. `write` changes data under an idempotency key; the audit log records
 * it too.
 */
export type OpsKind = 'read' | 'reveal' | 'write'

/** A parsed line of the catalogue. */
export interface OpsLine {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path; `{param}` stands for a field of the payload. */
  path: string
  kind: OpsKind
  /**
   * The permission that the caller needs; absent for the calls that every member of staff may make: log in, log out,
   * read who is logged in.
   */
  may?: Permission
}

/** Parses a line such as `POST /ops/orders/{orderId}/reveal/v1 reveals may=orders.reveal`. */
export function parseOpsLine(text: string): OpsLine {
  const { method, path, flags } = parseLine(text)
  const { may, reads, reveals } = flags as { may?: Permission; reads?: string; reveals?: string }
  const kind = reveals ? 'reveal' : method === 'GET' || reads ? 'read' : 'write'
  return { method, path, kind, ...(may ? { may } : {}) }
}

/** Parses tables of calls. Returns a map from the name of each call, such as `orders.cancel`, to its parsed line. */
export const opsLines = (tables: Readonly<Record<string, CallTable>>): ReadonlyMap<string, OpsLine> =>
  new Map(
    Object.entries(tables).flatMap(([table, lines]) =>
      Object.entries<string>(lines).map(([name, text]): [string, OpsLine] => [`${table}.${name}`, parseOpsLine(text)]),
    ),
  )
