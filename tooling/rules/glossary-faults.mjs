/**
 * Returns the faults of the glossary: places and tables that do not exist, and files whose name contains a replaced
 * word.
 * @param {string} page the text of docs/glossary.md
 * @param {{ exists(path: string): boolean, tables: readonly string[], files: readonly string[] }} tree `exists` returns
 *   whether a linked place exists; `tables` are the tables of the schema, `files` the paths of all sources
 * @returns {string[]}
 */
export function glossaryFaults(page, { exists, tables, files }) {
  const rows = rowsOf(page)
  if (rows.length === 0) return ['has no rows']
  return rows.flatMap(({ word, where, not }) => [
    ...linksOf(where)
      .filter((path) => !exists(path))
      .map((path) => `${word} lives in ${path}, which is gone`),
    ...Array.from(where.matchAll(/table `(\w+)`/g), ([, table = '']) => table)
      .filter((table) => !tables.includes(table))
      .map((table) => `${word} lives in the table ${table}, which is gone`),
    ...Array.from(not.matchAll(/`([a-z-]+)`/g), ([, retired = '']) => retired).flatMap((retired) =>
      files.filter((file) => takes(file, retired)).map((file) => `${file} is named ${retired}: say ${word}`),
    ),
  ])
}

/** Returns the rows of all tables of a page: the first cell, the cell in the column `where`, and the last cell. */
function rowsOf(page) {
  let heads = []
  return page.split('\n').flatMap((line) => {
    if (!line.startsWith('|')) return []
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    if (cells[0] === 'word') heads = cells
    if (cells[0] === 'word' || /^-+$/.test(cells[0] ?? '')) return []
    return [
      { word: cells[0] ?? '', where: cells[heads.indexOf('where')] ?? '', not: cells[heads.indexOf('not')] ?? '' },
    ]
  })
}

const linksOf = (cell) => Array.from(cell.matchAll(/\]\(([^)\s]+)\)/g), ([, path = '']) => path)

/**
 * True if these words are a part of the name of the file or of a folder in its path: `free-trial` in
 * `end-free-trial.ts`.
 */
const takes = (file, words) => file.split('/').some((name) => `-${name.split('.')[0]}-`.includes(`-${words}-`))
