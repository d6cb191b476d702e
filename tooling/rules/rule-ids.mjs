/**
 * The groups of rules with their numbers of rules: actions of shoppers and sellers, routes, entities, states,
 * validation, roles, conventions, errors, constants.
 */
const groups = { F: 20, R: 15, E: 13, S: 25, V: 5, P: 5, C: 8, X: 6, K: 13 }

/** The ids of all rules, `F01` to `K13`. */
export const ruleIds = Object.entries(groups).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, at) => `${group}${String(at + 1).padStart(2, '0')}`),
)

/** True if a rule can wait for a screen that is not built yet. Rules of calls and prices cannot. */
export const mayComeLater = (id) => 'FRPE'.includes(id.charAt(0))
