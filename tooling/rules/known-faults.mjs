import { hasTitle } from './find-faults.mjs'
import { linksOf } from './read-rows.mjs'

/** The pages of known faults with their numbers of rows, so that the loss of a row is noticed. */
export const FAULT_PAGES = { 'docs/campaign-faults.md': 38, 'docs/earning-faults.md': 34 }

/**
 * Returns the faults of a page of known faults: rows that are missing, too short or without a test; links to files or
 * test titles that do not exist. A row may begin with a cell that holds only its number.
 * @param {string} text the page
 * @param {number} known the expected number of rows
 * @param {(path: string) => string | undefined} read returns the text of a linked file; undefined if it does not exist
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
