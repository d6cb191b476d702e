import type { Json } from '../client/payload'
import type { FoundCall } from './find-call'
import { knownCall, resolveSchema } from './stub-data'

/** Fields that the conventions add to every payload (C01, C03, C04). */
const CONVENTIONS = new Set(['channelId', 'platformId', 'enterprise', 'version', 'timestamp', 'dutok', 'antiFraudId'])

/** A received payload, without the fields of the conventions. `fromText` is true if its values are still texts. */
export interface ReadPayload {
  payload: Record<string, Json>
  fromText: boolean
}

/** Reads the payload that a client sent: the query of a GET, the body of a write, and the parameters of the path. */
export function readPayload(
  { name, line, inPath }: FoundCall,
  url: string,
  body: string | ArrayBuffer = '',
): ReadPayload {
  const { file } = line.flags
  if (file) return { payload: { ...inPath, [file]: body as unknown as Json }, fromText: false }
  const form = line.method !== 'GET' && 'encode' in line.flags
  const fromText = line.method === 'GET' || form
  const query = url.split('?')[1]?.split('#')[0] ?? ''
  const sent = fromText
    ? fromPairs(new URLSearchParams(form ? (body as string) : query))
    : ((JSON.parse((body as string) || '{}') ?? {}) as Record<string, Json>)
  const { properties = {} } = resolveSchema(knownCall(name).payload)
  const payload: Record<string, Json> = { ...inPath }
  for (const [field, value] of Object.entries(sent)) {
    if (field in inPath || (CONVENTIONS.has(field) && !(field in properties))) continue
    const { type } = resolveSchema(properties[field] ?? {})
    payload[field] =
      fromText && type === 'object' ? fromJson(value) : fromText && type === 'array' && value === '' ? [] : value
  }
  return { payload, fromText }
}

/** Parses an object of a query, which is sent as JSON. A value that is not JSON is returned unchanged. */
function fromJson(value: Json): Json {
  try {
    return typeof value === 'string' ? (JSON.parse(value) as Json) : value
  } catch {
    return value
  }
}

/** Collects pairs by key. A key that occurs more than once becomes a list (C02). */
const fromPairs = (pairs: URLSearchParams): Record<string, Json> =>
  Object.fromEntries(
    [...new Set(pairs.keys())].map((name) => {
      const values = pairs.getAll(name)
      return [name, values.length > 1 ? values : values[0]!]
    }),
  )
