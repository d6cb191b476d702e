import type { Database } from '#database/connect'
import type { Change } from '#kernel/ops/ops-area'
import type { Operator } from '#shop/actor'
import type { Numbers } from '#shop/numbers'

/** Fields that are equal in all lines that one request adds to the audit log. */
export interface AuditedRequest {
  /** Epoch ms. */
  at: number
  actor: Operator
  /** The name of the call, such as `orders.cancel`. */
  call: string
  /** Idempotency key. */
  key?: string
  /** The network that the request came from (`Network.near`). */
  network: string
  numbers: Numbers
}

/**
 * Adds lines to the audit log: one for each thing changed or read, or one for a refusal.
 * @param code 0 if the call succeeded, else the code of its refusal
 */
export async function writeAudit(
  db: Database,
  { at, actor, call, key, network, numbers }: AuditedRequest,
  changes: readonly Partial<Change>[],
  code = 0,
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ target, before, after }) => ({
    id: numbers.later(at),
    at,
    actor_kind: actor.kind,
    actor_id: actor.kind === 'staff' ? actor.id : '',
    actor_name: actor.name,
    call,
    code,
    target_kind: target?.kind ?? null,
    target_id: target?.id ?? null,
    before: before ? JSON.stringify(hidden(before)) : null,
    after: after ? JSON.stringify(hidden(after)) : null,
    key: key?.slice(0, 100) ?? null,
    network,
  }))
  await db.insertInto('ops_audit').values(rows).execute()
}

/** Fields with personal data, and how many of their first characters are stored. */
const PERSONAL: Readonly<Record<string, number>> = {
  consigneeName: 1,
  consigneeTele: 3,
  detailAddress: 0,
  telephone: 3,
}
/** Fields that are never stored. */
const SECRET = new Set(['password', 'otpauth', 'token', 'code'])

type Json = string | number | boolean | null | object | undefined

/** A value as the audit log stores it: names and streets masked, secrets removed. */
export function hidden(value: object): object {
  return JSON.parse(
    JSON.stringify(value, (name, field: Json) => {
      if (SECRET.has(name)) return undefined
      const kept = PERSONAL[name]
      return kept !== undefined && typeof field === 'string' ? hide(field, kept) : field
    }),
  ) as object
}

/**
 * Returns a text of which only the first characters can be read. Of a telephone, the last four digits can be read too.
 */
export function hide(text: string, kept: number): string {
  const end = /^\d{8,}$/.test(text) ? text.slice(-4) : ''
  return text === '' ? '' : `${[...text].slice(0, kept).join('')}****${end}`
}
