import { branchesOf } from '../branches.mjs'
import { resolve, targetOf } from '../example-of.mjs'

/** Returns a text as a cell of a Markdown table: on one line, with its vertical bars escaped. */
const cell = (text) =>
  String(text ?? '')
    .replaceAll('|', '\\|')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns a Markdown table with a head and rows. */
export const table = (head, rows) =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
  ].join('\n')

/** The type name of a `$ref`. */
export const nameOf = ({ $ref }) => decodeURIComponent($ref.split('/').at(-1))

/** Returns a value as code. */
const written = (value) => `\`${typeof value === 'string' ? `'${value}'` : JSON.stringify(value)}\``

/**
 * Returns the type of a field as text: a link for a named type, the choices of an unnamed one, or a word such as
 * `text`.
 * @param {(name: string) => string} link returns the place where a named type is described
 */
export function typeText(schema, link) {
  if (schema.$ref) return `[${nameOf(schema)}](${link(nameOf(schema))})`
  if (schema.items) return `list of ${typeText(schema.items, link)}`
  if (schema.const !== undefined) return written(schema.const)
  if (schema.enum) return schema.enum.map(written).join(', ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((one) => typeText(one, link)).join(' or ')
  return (
    { string: 'text', integer: 'whole number', number: 'number', boolean: 'yes or no', object: 'object' }[
      schema.type
    ] ?? 'object'
  )
}

/** Returns the limits of a value as text: its range, its length, its form, and its default. */
export function limitsOf({ minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, default: usual }) {
  const range = (least, most, unit) =>
    least === undefined && most === undefined
      ? []
      : [
          least === undefined
            ? `at most ${most}${unit}`
            : most === undefined
              ? `at least ${least}${unit}`
              : least === most
                ? `${least}${unit}`
                : `${least} to ${most}${unit}`,
        ]
  return [
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
    ...range(minItems, maxItems, ' items'),
    ...(pattern ? [`form \`${pattern}\``] : []),
    ...(usual === undefined ? [] : [`${written(usual)} when absent`]),
  ].join('; ')
}

/** Returns an example that fits on one line; none for objects and for lists of objects, whose fields have examples. */
function exampleText(schema, definitions) {
  const { examples, const: only, enum: choices, type, items } = resolve(schema, definitions)
  const value = examples?.[0] ?? (only === undefined && !choices ? undefined : (only ?? choices[0]))
  if (value === undefined && type === 'array' && items) {
    const inner = resolve(items, definitions)
    return inner.examples && inner.type !== 'object' ? written([inner.examples[0]]) : ''
  }
  return value === undefined || (typeof value === 'object' && !Array.isArray(value)) ? '' : written(value)
}

/**
 * Merges the branches of a union into one object. A field that differs between branches has the types and the
 * descriptions of all of them.
 */
function merged(branches) {
  const names = [...new Set(branches.flatMap(({ properties }) => Object.keys(properties)))]
  const properties = names.map((name) => {
    const kinds = [
      ...new Map(
        branches.flatMap(({ properties: { [name]: field } }) => (field ? [[JSON.stringify(field), field]] : [])),
      ).values(),
    ]
    return [
      name,
      kinds.length === 1
        ? kinds[0]
        : {
            oneOf: kinds.map(({ description: _, ...field }) => field),
            description: kinds.map(({ description }) => description).join(' '),
          },
    ]
  })
  return {
    properties: Object.fromEntries(properties),
    required: names.filter((name) => branches.every(({ required = [] }) => required.includes(name))),
  }
}

/**
 * Returns a row for each field of an object. The fields of an unnamed object in a field follow, with its name before
 * theirs: `gifts[].skuNo`.
 */
function rowsOf(schema, { definitions, link }, prefix = '') {
  const whole = resolve(schema, definitions)
  const { properties = {}, required = [] } = whole.oneOf ? merged(branchesOf(whole, definitions)) : whole
  return Object.entries(properties).flatMap(([name, field]) => {
    const target = field.$ref ? targetOf(field, definitions) : field
    const inner =
      field.type === 'object' && field.properties
        ? ['.', field]
        : field.items?.properties
          ? ['[].', field.items]
          : undefined
    const row = [
      `\`${prefix}${name}\`${required.includes(name) ? '' : '?'}`,
      typeText(field, link),
      field.description ?? target.description,
      limitsOf(field),
      exampleText(field, definitions),
    ]
    return [row, ...(inner ? rowsOf(inner[1], { definitions, link }, `${prefix}${name}${inner[0]}`) : [])]
  })
}

/** Returns the fields of an object as a table. */
export const fieldTable = (schema, tools) => {
  const rows = rowsOf(schema, tools)
  return rows.length === 0 ? '' : table(['field', 'type', 'meaning', 'limits', 'example'], rows)
}
