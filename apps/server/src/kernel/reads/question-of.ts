import schemas from '@hearth/sdk/schemas.json' with { type: 'json' }

/** The part of a schema that lists a value's fields. */
interface Described {
  $ref?: string
  properties?: Readonly<Record<string, Described>>
  items?: Described
  default?: string | number | boolean
}

type Value = string | number | boolean | object | null | undefined

const { definitions, ...calls } = schemas as unknown as { definitions: Record<string, Described> } & Record<
  string,
  { payload?: Described }
>

/**
 * Returns the question that a payload asks: the fields of its call's schema that differ from their defaults. Two
 * payloads that differ in other fields, such as `utm_source` or the time of a signature, ask the same question.
 * @param ignored fields that do not affect the answer
 */
export function questionOf(call: string, payload: object, ignored: readonly string[] = []): Record<string, Value> {
  const known = knownFields(payload as Record<string, Value>, resolve(calls[call]?.payload))
  return Object.fromEntries(Object.entries(known).filter(([field]) => !ignored.includes(field)))
}

function knownFields(value: Readonly<Record<string, Value>>, { properties = {} }: Described): Record<string, Value> {
  const fields = Object.entries(properties).flatMap(([field, schema]): [string, Value][] => {
    const described = resolve(schema)
    const said = value[field]
    return said === undefined || said === described.default ? [] : [[field, knownPart(said, described)]]
  })
  return Object.fromEntries(fields)
}

function knownPart(value: Value, { properties, items }: Described): Value {
  if (Array.isArray(value)) return items ? value.map((one: Value) => knownPart(one, resolve(items))) : value
  if (typeof value !== 'object' || value === null || !properties) return value
  return knownFields(value as Record<string, Value>, { properties })
}

const resolve = (schema: Described = {}): Described =>
  schema.$ref === undefined
    ? schema
    : // Keywords beside a `$ref`, such as a default, override those of the referenced definition.
      { ...resolve(definitions[decodeURIComponent(schema.$ref.replace('#/definitions/', ''))]), ...without(schema) }

function without({ $ref: _, ...rest }: Described): Described {
  return rest
}
