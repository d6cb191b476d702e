import { hasTitle } from './find-faults.mjs'
import { linksOf } from './read-rows.mjs'

/** Pages of known faults, and how many each has: a row that is lost is found. */
export const FAULT_PAGES = { 'docs/campaign-faults.md': 38, 'docs/earning-faults.md': 34 }

/**
 * What is wrong with a page of known faults: rows that are lost, that say too little or name no test; links to files or
 * titles of tests that are gone. A row may begin with a number.
 * @param {string} text the page
 * @param {number} known its rows
 * @param {(path: string) => string | undefined} read the text behind a link, or nothing when it is gone
 * @returns {string[]}
 */
export function knownFaults(text, known, read) {
  const rows = text.split('\n').filter((line) => /^\| (?!(?:case \| )?what goes wrong)/.test(line))
  return [
    ...(rows.length === known ? [] : [`has ${rows.length} faults instead of ${known}`]),
    ...rows.flatMap((row) => faultsOfRow(row, read)),
  ]
}

function faultsOfRow(row, read) {
  const [what = '', holds = '', tests = ''] = row
    .replace(/^\| \d+ (?=\|)/, '')
    .split(' |')
    .map((cell) => cell.replace(/^\|? */, '').trim())
  if (what === '' || holds === '') return [`'${what}' does not say what goes wrong, and what holds`]
  const links = linksOf(tests)
  if (links.length === 0) return [`'${what}' names no test`]
  return links.flatMap(({ label, path }) => {
    const file = read(path)
    if (file === undefined) return [`names ${path}, which is gone`]
    return hasTitle(file, label) ? [] : [`names '${label}', which is no title of a test in ${path}`]
  })
}
