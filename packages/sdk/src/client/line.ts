/**
 * Words after the path: `timeout=3000` by its name, a bare `v2` as itself. What each means stands in the package's
 * README.
 */
export interface Flags {
  readonly '!toast'?: string
  readonly '?toast'?: string
  readonly antiFraud?: string
  readonly batch?: string
  readonly encode?: string
  readonly external?: string
  readonly file?: string
  readonly info?: string
  readonly once?: string
  readonly quiet?: string
  readonly special?: string
  readonly timeout?: string
  readonly v2?: string
}

/** A line of the catalogue, taken apart. */
export interface Line {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{param}` where the payload fills in. */
  readonly path: string
  readonly flags: Flags
}

/** Takes a line of the catalogue apart. */
export function parseLine(line: string): Line {
  const [method, path, ...words] = line.split(' ')
  const flags: Record<string, string> = {}
  for (const word of words) {
    const [name, value = word] = word.split('=')
    flags[name!] = value
  }
  return { method: method as Line['method'], path: path!, flags }
}
