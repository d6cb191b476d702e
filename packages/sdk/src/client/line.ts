/** A line of the catalogue, taken apart. */
export interface Line {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{param}` where the payload fills in. */
  readonly path: string
  /** Words after the path: `v2` is there without a value, `timeout=3000` with one. */
  readonly flags: Readonly<Record<string, string | undefined>>
}

/** Takes a line of the catalogue apart. Done on a call's first use, so that no page pays for lines it never sends. */
export function parseLine(line: string): Line {
  const [method, path, ...words] = line.split(' ')
  return { method: method as Line['method'], path: path!, flags: Object.fromEntries(words.map((word) => word.split('='))) }
}
