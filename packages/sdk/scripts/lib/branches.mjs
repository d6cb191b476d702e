import { resolve } from './example-of.mjs'

/** Returns the branches of a union of objects, with their references resolved; none for other schemas. */
export const branchesOf = (schema, definitions) => (schema.oneOf ?? []).map((branch) => resolve(branch, definitions))

/** Returns the name of the field that identifies a branch of a union of objects: every branch has a constant for it. */
export function tagOf(schema, definitions) {
  const [first, ...others] = branchesOf(schema, definitions)
  return Object.keys(first?.properties ?? {}).find((name) =>
    [first, ...others].every(({ properties }) => properties[name]?.const !== undefined),
  )
}
