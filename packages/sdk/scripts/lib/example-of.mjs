/** What stands where a text has neither an example nor choices; a test sees to it that none is left so. */
const ANY_TEXT = '…'

/** The definition a `$ref` names. */
export const targetOf = ({ $ref }, definitions) => definitions[decodeURIComponent($ref.split('/').at(-1))]

/** A schema with what it refers to filled in; what stands beside a `$ref` wins. */
export const resolve = (schema, definitions) => {
  if (!schema.$ref) return schema
  const { $ref, ...own } = schema
  return { ...resolve(targetOf({ $ref }, definitions), definitions), ...own }
}

/**
 * An example of a schema: its own `examples`, `default`, `const` or first choice; else the least that its limits allow,
 * with every field and one item in every list. A list that would hold itself stays empty, a field that would is left
 * out.
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
