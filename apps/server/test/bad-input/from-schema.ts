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

const { definitions, ...calls } = schemas as unknown as { definitions: Record<string, Schema> } & Record<
  string,
  { payload: Schema }
>

/** A payload of a call that fits, with values of the shop where their field's name tells which. */
export function goodPayload(call: string, known: (field: string) => Json | undefined, random: Random): Json {
  const schema = (calls as Record<string, { payload: Schema } | undefined>)[call]?.payload
  return schema ? make(schema, '', known, random) : {}
}

function make(schema: Schema, field: string, known: (field: string) => Json | undefined, random: Random): Json {
  if (schema.$ref) return make(definitions[schema.$ref.replace('#/definitions/', '')] ?? {}, field, known, random)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return make(random.pick(branches), field, known, random)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => make(part, field, known, random))) as Json
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  if (type === 'object' || schema.properties) {
    const wanted = Object.entries(schema.properties ?? {}).filter(
      ([name]) => schema.required?.includes(name) || random.chance(0.5),
    )
    return Object.fromEntries(wanted.map(([name, part]) => [name, make(part, name, known, random)]))
  }
  if (type === 'array')
    return Array.from({ length: Math.max(schema.minItems ?? 0, random.int(0, 2)) }, () =>
      make(schema.items ?? {}, field, known, random),
    )
  const value = known(field)
  if (value !== undefined && typeof value === type) return value
  if (schema.examples?.length) return random.pick(schema.examples)
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 0, random.int(0, 5))
  if (type === 'boolean') return random.chance(0.5)
  return '暖'
}
