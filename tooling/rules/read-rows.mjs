/**
 * Returns the rows of the table of rules: `| S18 | rule | code | tests |`. Lines that do not begin with an id are
 * skipped.
 * @param {string} text
 */
export function readRows(text) {
  return text
    .split('\n')
    .filter((line) => /^\| *[A-Z]\d+ *\|/.test(line))
    .map((line) => {
      const [id = '', rule = '', code = '', tests = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim())
      return {
        id,
        rule,
        code,
        tests,
        codeLinks: linksOf(code),
        testLinks: linksOf(tests),
        later: /^later: *(.*)$/.exec(code)?.[1],
      }
    })
}

/** Returns the links of a cell, each with its text and its target. */
export const linksOf = (cell) =>
  Array.from(cell.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g), ([, label = '', path = '']) => ({
    label: label.replace(/^`(.*)`$/, '$1'),
    path,
  }))
