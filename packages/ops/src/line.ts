import { parseLine, type CallTable } from '@hearth/sdk/core'
import type { Permission } from './roles'

/**
 * The kind of a call: `read` returns what staff may see; `reveal` returns a shopper's name, telephone and address, and
 * leaves a line in the audit log; `write` changes something, under an idempotency key, and leaves one too.
 */
export type OpsKind = 'read' | 'reveal' | 'write'

/** A line of the catalogue, taken apart. */
export interface OpsLine {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{param}` where the payload fills in. */
  path: string
  kind: OpsKind
  /**
   * The permission that the caller needs; absent for calls of everybody who is logged in: log in, log out, ask who they
   * are.
   */
  may?: Permission
}

/** Takes a line such as `POST /ops/orders/{orderId}/reveal/v1 reveals may=orders.reveal` apart. */
export function parseOpsLine(text: string): OpsLine {
  const { method, path, flags } = parseLine(text)
  const { may, reads, reveals } = flags as { may?: Permission; reads?: string; reveals?: string }
  const kind = reveals ? 'reveal' : method === 'GET' || reads ? 'read' : 'write'
  return { method, path, kind, ...(may ? { may } : {}) }
}

/** Every line of some tables by its name, such as `orders.cancel`. */
export const opsLines = (tables: Readonly<Record<string, CallTable>>): ReadonlyMap<string, OpsLine> =>
  new Map(
    Object.entries(tables).flatMap(([table, lines]) =>
      Object.entries<string>(lines).map(([name, text]): [string, OpsLine] => [`${table}.${name}`, parseOpsLine(text)]),
    ),
  )
