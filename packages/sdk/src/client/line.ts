/**
 * The words after the path of a line, by their names. The value of `timeout=3000` is `3000`, that of a bare `v2` is
 * `v2`. The README of the package explains each word.
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

/** A parsed line of the catalogue. */
export interface Line {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path of the call. A field of the payload replaces each `{param}`. */
  readonly path: string
  readonly flags: Flags
}

/** Parses a line of the catalogue, such as `GET /api/orders/v1 !toast`. */
export function parseLine(line: string): Line {
  const [method, path, ...words] = line.split(' ')
  const flags: Record<string, string> = {}
  for (const word of words) {
    const [name, value = word] = word.split('=')
    flags[name!] = value
  }
  return { method: method as Line['method'], path: path!, flags }
}
