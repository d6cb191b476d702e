import schemas from '@hearth/sdk/schemas.json' with { type: 'json' }
import type { Json } from './bad-values'
import type { Random } from './random'

/** The part of JSON Schema that the catalogue's payloads use. */
interface Schema {
  $ref?: string
  type?: string | readonly string[]
  const?: Json
  enum?: readonly Json[]
  examples?: readonly Json[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  minimum?: number
  minItems?: number
}

/** Generated schemas of a catalogue. */
type Schemas = Readonly<Record<string, object>>

/**
 * Returns a valid payload of a call. Fields that the shop has a value for get that value.
 * @param of schemas of a catalogue; the shoppers' when absent
 */
export function goodPayload(
  call: string,
  known: (field: string) => Json | undefined,
  random: Random,
  of: Schemas = schemas as unknown as Schemas,
): Json {
  const schema = (of[call] as { payload: Schema } | undefined)?.payload
  return schema ? make(schema, of['definitions'] as Definitions, '', known, random) : {}
}

type Definitions = Readonly<Record<string, Schema>>

function make(
  schema: Schema,
  definitions: Definitions,
  field: string,
  known: (field: string) => Json | undefined,
  random: Random,
): Json {
  if (schema.$ref)
    return make(
      definitions[decodeURIComponent(schema.$ref.replace('#/definitions/', ''))] ?? {},
      definitions,
      field,
      known,
      random,
    )
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return make(random.pick(branches), definitions, field, known, random)
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => make(part, definitions, field, known, random))) as Json
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  if (type === 'object' || schema.properties) {
    const wanted = Object.entries(schema.properties ?? {}).filter(
      ([name]) => schema.required?.includes(name) || random.chance(0.5),
    )
    return Object.fromEntries(wanted.map(([name, part]) => [name, make(part, definitions, name, known, random)]))
  }
  if (type === 'array')
    return Array.from({ length: Math.max(schema.minItems ?? 0, random.int(0, 2)) }, () =>
      make(schema.items ?? {}, definitions, field, known, random),
    )
  const value = known(field)
  if (value !== undefined && typeof value === type) return value
  if (schema.examples?.length) return random.pick(schema.examples)
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 0, random.int(0, 5))
  if (type === 'boolean') return random.chance(0.5)
  return '暖'
}
