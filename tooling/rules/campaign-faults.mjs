import { hasTitle } from './find-faults.mjs'
import { linksOf } from './read-rows.mjs'

/** Faults that the page knows: a row that is lost is found. */
const KNOWN = 38

/**
 * What is wrong with the page of faults of campaigns: rows that are lost, that say too little or name no test; links to
 * files or titles of tests that are gone.
 * @param {string} text the page
 * @param {(path: string) => string | undefined} read the text behind a link, or nothing when it is gone
 * @returns {string[]}
 */
export function campaignFaults(text, read) {
  const rows = text.split('\n').filter((line) => /^\| (?!what goes wrong)/.test(line))
  return [
    ...(rows.length === KNOWN ? [] : [`has ${rows.length} faults instead of ${KNOWN}`]),
    ...rows.flatMap((row) => faultsOfRow(row, read)),
  ]
}

function faultsOfRow(row, read) {
  const [what = '', holds = '', tests = ''] = row.split(' |').map((cell) => cell.replace(/^\|? */, '').trim())
  if (what === '' || holds === '') return [`'${what}' does not say what goes wrong, and what holds`]
  const links = linksOf(tests)
  if (links.length === 0) return [`'${what}' names no test`]
  return links.flatMap(({ label, path }) => {
    const file = read(path)
    if (file === undefined) return [`names ${path}, which is gone`]
    return hasTitle(file, label) ? [] : [`names '${label}', which is no title of a test in ${path}`]
  })
}
