/** The parts of a JSON schema that the interfaces of the catalogue use. */
export interface Schema {
  $ref?: string
  title?: string
  type?: string
  enum?: (string | number)[]
  const?: string | number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  not?: Schema
  if?: Schema
  else?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minItems?: number
  maxItems?: number
  contentEncoding?: string
  legible?: Legible
}

/**
 * What the keyword `legible` requires of a text. `words`: the text must not be empty; `line`: it must be a single line.
 */
export interface Legible {
  words: boolean
  line: boolean
}

/** Maximum number of characters of a text whose type sets no limit, such as a paragraph of an agreement. */
const MOST_SIGNS = 20_000

/** Schemas by the names of their interfaces. */
export type Definitions = Readonly<Record<string, Schema>>

/** Returns the definition that a schema refers to, or the schema itself. */
export const resolved = (schema: Schema, definitions: Definitions): Schema =>
  schema.$ref ? resolved(definitions[schema.$ref.split('/').at(-1)!]!, definitions) : schema

/**
 * Returns the definitions by which a file is checked: unknown fields are refused, texts must be ones that the database
 * can store, and whole numbers are limited. A value of a union type is checked only as the kind that its constant field
 * names.
 */
export const strictDefinitions = (definitions: Definitions): Definitions =>
  Object.fromEntries(Object.entries(definitions).map(([name, schema]) => [name, strict(schema, definitions)]))

function strict(schema: Schema, definitions: Definitions): Schema {
  if (schema.anyOf) return union(schema.anyOf, definitions)
  const { properties, items, type, enum: named, const: only } = schema
  if (properties)
    return {
      ...schema,
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, strict(property, definitions)]),
      ),
    }
  if (items) return { ...schema, items: strict(items, definitions) }
  if (type === 'string' && !named && only === undefined)
    return {
      ...(schema.contentEncoding === undefined ? { maxLength: MOST_SIGNS } : {}),
      ...schema,
      legible: { words: (schema.minLength ?? 0) > 0, line: schema.maxLength !== undefined },
    }
  if (type === 'integer') return { maximum: Number.MAX_SAFE_INTEGER, ...schema }
  return schema
}

function union(kinds: readonly Schema[], definitions: Definitions): Schema {
  const whole = kinds.map((kind) => resolved(kind, definitions))
  const tag = Object.entries(whole[0]?.properties ?? {}).find(([, { const: only }]) => only !== undefined)?.[0]
  const tags = whole.map(({ properties = {} }) => properties[tag ?? '']?.const)
  if (tag === undefined || tags.includes(undefined)) return { anyOf: kinds.map((kind) => strict(kind, definitions)) }
  return {
    type: 'object',
    required: [tag],
    properties: { [tag]: { enum: tags as (string | number)[] } },
    allOf: kinds.map((kind, at) => ({
      if: { not: { required: [tag], properties: { [tag]: { const: tags[at]! } } } },
      else: strict(kind, definitions),
    })),
  }
}
