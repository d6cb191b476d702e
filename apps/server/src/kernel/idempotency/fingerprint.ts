import { createHash } from 'node:crypto'

/** Fields that are sent with every request and do not affect its result (C01). */
const ACCOMPANYING: ReadonlySet<string> = new Set(['channelId', 'platformId'])

/**
 * Returns a hash of a request. Payloads with the same fields have the same hash, whatever the order of the fields.
 * @param fields the fields that count; when absent, all but the fields sent with every request
 */
export function fingerprint<Payload extends object>(
  call: string,
  payload: Payload,
  fields: readonly (keyof Payload & string)[] = decidingFields(payload),
): string {
  const said = fields.map((field) => payload[field] ?? null)
  return createHash('sha256')
    .update(JSON.stringify([call, fields, said], inOrder))
    .digest('base64url')
}

const decidingFields = <Payload extends object>(payload: Payload) =>
  (Object.keys(payload) as (keyof Payload & string)[]).filter((field) => !ACCOMPANYING.has(field)).toSorted()

/** Sorts the fields of an object by name while the object is serialised. */
const inOrder = (_: string, value: object | string | number | boolean | null): typeof value =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
