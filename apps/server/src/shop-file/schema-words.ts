import { resolved, type Definitions, type Schema } from '#shop-file/strict-schema'

/** What a value must be, in words for its owner. */
export function schemaWords(of: Schema, definitions: Definitions): string {
  const schema = resolved(of, definitions)
  const { title, type, enum: named, const: only, minimum = 0, maximum = Number.MAX_SAFE_INTEGER, maxLength } = schema
  if (title !== undefined) return title
  if (named ?? only) return `one of ${(named ?? [only]).join(', ')}`
  switch (type) {
    case 'string':
      return maxLength === undefined ? 'a text' : `a text of at most ${maxLength} characters`
    case 'integer':
      if (maximum === Number.MAX_SAFE_INTEGER) return `a whole number, ${minimum} or more`
      return `a whole number from ${minimum} to ${maximum}`
    case 'number':
      return schema.minimum === undefined ? 'a number' : `a number from ${minimum} to ${maximum}`
    case 'boolean':
      return 'true or false'
    case 'array':
      return 'a list'
    default:
      return 'an object'
  }
}
