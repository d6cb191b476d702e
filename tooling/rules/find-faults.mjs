import { mayComeLater, ruleIds } from './rule-ids.mjs'

/**
 * Returns the faults of the table of rules: ids that are missing, repeated or unknown; rows without code or tests;
 * links to files, exported names or test titles that do not exist.
 * @param {ReturnType<import('./read-rows.mjs').readRows>} rows
 * @param {(path: string) => string | undefined} read returns the text of a linked file; undefined if it does not exist
 * @returns {string[]}
 */
export function findFaults(rows, read) {
  const written = rows.map(({ id }) => id)
  return [
    ...ruleIds.filter((id) => !written.includes(id)).map((id) => `${id} has no row`),
    ...written.filter((id, at) => written.indexOf(id) !== at).map((id) => `${id} has two rows`),
    ...written.filter((id) => !ruleIds.includes(id)).map((id) => `${id} is no rule`),
    ...rows.flatMap((row) => faultsOf(row, read).map((fault) => `${row.id} ${fault}`)),
  ]
}

function faultsOf({ id, rule, codeLinks, testLinks, later }, read) {
  if (rule === '') return ['does not say the rule']
  if (later !== undefined) {
    if (!mayComeLater(id)) return ['may not come later']
    return later.length < 20 ? ['says later without a reason'] : []
  }
  return [
    ...(codeLinks.length ? [] : ['names no code']),
    ...(testLinks.length ? [] : ['names no test']),
    ...codeLinks.flatMap((link) => faultsOfLink(link, read, exportsName, 'is not exported by')),
    ...testLinks.flatMap((link) => faultsOfLink(link, read, hasTitle, 'is no title of a test in')),
  ]
}

function faultsOfLink({ label, path }, read, holds, otherwise) {
  const text = read(path)
  if (text === undefined) return [`names ${path}, which is gone`]
  return holds(text, label, path) ? [] : [`names '${label}', which ${otherwise} ${path}`]
}

/** True if a source exports a name. If the file is not JavaScript, it only has to contain the name. */
function exportsName(text, name, path) {
  if (!/\.(?:[cm]?[jt]sx?)$/.test(path)) return text.includes(name)
  const declared = new RegExp(
    `export (?:default )?(?:async )?(?:function\\*?|const|let|class|interface|type|enum) ${name}\\b`,
  )
  const listed = Array.from(text.matchAll(/export (?:type )?\{([^}]*)\}/g), ([, names = '']) => names).join()
  return declared.test(text) || listed.split(',').some((one) => one.trim().split(/\s+/).at(-1) === name)
}

/** True if a file has a test or a group of tests with this title, in any kind of quotes. */
export const hasTitle = (text, title) =>
  ["'", '"', '`'].some((quote) =>
    text.replaceAll("\\'", "'").replace(/\(\s+/g, '(').includes(`(${quote}${title}${quote}`),
  )
