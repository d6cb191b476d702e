import { exampleOf, resolve } from '../example-of.mjs'
import { EXAMPLE_FIELDS } from './example-fields.mjs'
import { isOwn } from './own-value.mjs'

/** Maximum characters of a line. */
const WIDTH = 100

/** Returns the fields of an example that its schema requires. */
function required(value, schema, definitions) {
  const { oneOf, anyOf, examples, items, properties, required: names = [] } = resolve(schema, definitions)
  const [branch] = oneOf ?? anyOf ?? []
  if (examples || typeof value !== 'object') return value
  if (branch) return required(value, branch, definitions)
  if (items) return value.map((one) => required(one, items, definitions))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => names.includes(name))
      .map(([name, one]) => [name, required(one, properties[name], definitions)]),
  )
}

/**
 * Returns the own values in a payload: those that belong to the caller, and that the example reads by other calls
 * first.
 */
const ownIn = (value) =>
  isOwn(value) ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(ownIn) : []

const field = ([name, value], indent) => {
  const code = codeOf(value, indent)
  return name === code ? name : `${name}: ${code}`
}

/**
 * Returns a value as code.
 * @param room number of characters that are left on its line
 */
function codeOf(value, indent = '', room = WIDTH - indent.length) {
  if (isOwn(value)) return value.expression
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (!value || typeof value !== 'object') return String(value)
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const parts = Array.isArray(value)
    ? value.map((one) => codeOf(one, inner))
    : Object.entries(value).map((entry) => field(entry, inner))
  if (parts.length === 0) return open + close
  const space = open === '{' ? ' ' : ''
  const line = `${open}${space}${parts.join(', ')}${space}${close}`
  if (line.length <= room && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`
}

/**
 * Returns the code of a call's example: the statements that read the caller's own values, then the call with its
 * required fields and those of `EXAMPLE_FIELDS`.
 */
export function exampleCode({ key }, payload, definitions) {
  const fields = { ...required(exampleOf(payload, definitions), payload, definitions), ...EXAMPLE_FIELDS[key] }
  const statements = new Set(ownIn(fields).flatMap(({ statements }) => statements))
  const call = `await api.${key}`
  return [...statements, `${call}(${codeOf(fields, '', WIDTH - call.length)})`].join('\n')
}
