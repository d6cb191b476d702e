import { nameOf } from './fields.mjs'

/** Returns the names of the types that a schema refers to directly. */
const namesIn = (schema) =>
  [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)].map(([, $ref]) => nameOf({ $ref }))

/**
 * Returns the page on which each type is described. A type that only one call uses is described with the call, and
 * another type of one area on the page of the area. Types of several areas and types of single values are on
 * `types.md`, and tables of codes on `codes.md`.
 * @returns {Map<string, {page: string, kind: 'code' | 'value' | 'call' | 'type'}>}
 */
export function placesOf(tables, { definitions, ...calls }) {
  const areas = new Map()
  const uses = new Map()
  const visit = (name, area) => {
    const known = areas.get(name) ?? areas.set(name, new Set()).get(name)
    if (known.has(area)) return
    known.add(area)
    for (const inner of namesIn(definitions[name])) visit(inner, area)
  }
  for (const { area, lines } of tables) {
    for (const { key } of lines) {
      for (const schema of Object.values(calls[key])) {
        for (const name of namesIn(schema)) {
          visit(name, area)
          uses.set(name, (uses.get(name) ?? 0) + (schema.$ref ? 1 : 2))
        }
      }
    }
  }
  for (const schema of Object.values(definitions))
    for (const name of namesIn(schema)) uses.set(name, (uses.get(name) ?? 0) + 2)
  return new Map([...areas].map(([name, pages]) => [name, placeOf(definitions[name], pages, uses.get(name))]))
}

function placeOf(schema, pages, uses) {
  if (schema.enum || schema.const !== undefined) return { page: 'codes', kind: 'code' }
  if (schema.type && schema.type !== 'object') return { page: 'types', kind: 'value' }
  const [only, ...more] = pages
  if (more.length > 0) return { page: 'types', kind: 'type' }
  return { page: only, kind: uses === 1 ? 'call' : 'type' }
}
