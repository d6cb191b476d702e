/**
 * Returns the values of a query such as `a=1&b=2`. Mini-programs have no URLSearchParams. Values with an invalid
 * encoding are returned unchanged.
 */
export function readQuery(text: string): Record<string, string | undefined> {
  const query: Record<string, string | undefined> = {}
  for (const pair of text.replace(/^\?/, '').split('&')) {
    if (!pair) continue
    const cut = pair.indexOf('=')
    const name = cut < 0 ? pair : pair.slice(0, cut)
    query[decode(name)] = cut < 0 ? '' : decode(pair.slice(cut + 1))
  }
  return query
}

/** Returns a query with its question mark; empty if it has no values. */
export function queryText(query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  )
  return pairs.length ? `?${pairs.join('&')}` : ''
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}
