/** The parsed usage of a command. */
export interface Usage {
  /** The first word of the command's name. */
  name: string
  /**
   * Second words of the name, which distinguish commands with the same first word; empty if the name has only one word.
   */
  verbs: readonly string[]
  /** Names of the command's options. */
  options: readonly string[]
  /** Names of the options that take no value, such as `dry-run` of `[--dry-run]`. */
  flags: readonly string[]
  /** Maximum number of arguments. */
  most: number
}

const VERBS = /^[a-z][a-z-]*(\|[a-z][a-z-]*)*$/

/**
 * Parses a command's usage from the lines that help shows: `cabinet open|close <id>` is named `cabinet open` or
 * `cabinet close` and takes one argument; `[--count 20]` is an option `count`.
 * @param most maximum number of arguments, if the lines do not show all of them
 */
export function readUsage(lines: readonly string[], most?: number): Usage {
  const [name = '', second = ''] = lines[0]!.split(' ')
  const verbs = VERBS.test(second) ? second.split('|') : []
  const skipped = verbs.length > 0 ? 2 : 1
  return {
    name,
    verbs,
    options: [...new Set(lines.flatMap((line) => [...line.matchAll(/--([a-z-]+)/g)].map(([, option]) => option!)))],
    flags: [...new Set(lines.flatMap((line) => [...line.matchAll(/--([a-z-]+)\]/g)].map(([, flag]) => flag!)))],
    most: most ?? Math.max(...lines.map((line) => plainWords(line).length - skipped)),
  }
}

/** The words of a line that are not options; angle brackets enclose one word. */
const plainWords = (line: string): string[] =>
  line
    .replaceAll(/<[^>]*>/g, 'x')
    .replaceAll(/--[a-z-]+\]/g, ']')
    .replaceAll(/--[a-z-]+ \S+/g, (option) => (option.endsWith(']') ? ']' : ''))
    .replaceAll(/[[\]]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '|')
