/** Fallback example of a text that has no examples and no choices. A test checks that no schema has such a text. */
const ANY_TEXT = '…'

/** Returns the definition that a `$ref` refers to. */
export const targetOf = ({ $ref }, definitions) => definitions[decodeURIComponent($ref.split('/').at(-1))]

/** Returns a schema with its reference resolved. Keywords beside the `$ref` take precedence. */
export const resolve = (schema, definitions) => {
  if (!schema.$ref) return schema
  const { $ref, ...own } = schema
  return { ...resolve(targetOf({ $ref }, definitions), definitions), ...own }
}

/**
 * Returns an example of a schema: the first of its `examples`, its `default`, its `const` or its first choice. Without
 * these, it returns the smallest value that the limits allow, with every field and one item in every list. If a schema
 * contains itself, the inner list is empty, and an optional inner field is left out.
 */
export function exampleOf(schema, definitions, above = []) {
  const { examples, default: usual, const: only, enum: choices, anyOf, oneOf, ...rest } = resolve(schema, definitions)
  const told = [examples?.[0], usual, only, choices?.[0]].find((value) => value !== undefined)
  if (told !== undefined) return structuredClone(told)
  const around = schema.$ref ? [...above, schema.$ref] : above
  const [branch] = anyOf ?? oneOf ?? []
  if (branch) return exampleOf(branch, definitions, around)
  const type = [rest.type].flat().find((one) => one !== 'null')
  return makers[type]?.(rest, definitions, around) ?? null
}

const returns = (schema, above) =>
  Boolean(schema.$ref && above.includes(schema.$ref)) || Boolean(schema.items && returns(schema.items, above))

const makers = {
  string: ({ minLength = 0, pattern }) => {
    if (pattern) throw new Error(`A text of the pattern ${pattern} needs @examples`)
    return ANY_TEXT.padEnd(minLength, ANY_TEXT)
  },
  integer: (schema) => makers.number(schema),
  number: ({ minimum, maximum, exclusiveMinimum }) =>
    Math.max(minimum ?? Math.min(1, maximum ?? 1), exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + 1),
  boolean: () => true,
  array: ({ items, minItems = 0 }, definitions, above) =>
    !items || (minItems === 0 && returns(items, above))
      ? []
      : Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items, definitions, above)),
  object: ({ properties = {}, required = [] }, definitions, above) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([name, field]) => required.includes(name) || !returns(field, above))
        .map(([name, field]) => [name, exampleOf(field, definitions, above)]),
    ),
}
