import { resolve } from './example-of.mjs'

/** The branches of a union of objects, with what they refer to filled in; none for other schemas. */
export const branchesOf = (schema, definitions) => (schema.oneOf ?? []).map((branch) => resolve(branch, definitions))

/** The field whose value tells the branches of a union apart: the one that each of them fixes. */
export function tagOf(schema, definitions) {
  const [first, ...others] = branchesOf(schema, definitions)
  return Object.keys(first?.properties ?? {}).find((name) =>
    [first, ...others].every(({ properties }) => properties[name]?.const !== undefined),
  )
}
