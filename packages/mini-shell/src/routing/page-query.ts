/**
 * Encodes a value for the address of a page. One platform decodes values before the page reads them, the other does
 * not. The encoded value therefore has no percent sign (`%2F` becomes `~2F`), so that a second decoding does not change
 * it.
 */
export const encodeValue = (value: string): string => encodeURIComponent(value).replace(/~/g, '~7E').replace(/%/g, '~')

/**
 * Decodes an encoded value. Addresses may come from outside, so a value with an invalid encoding is returned unchanged.
 */
export function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text.replace(/~(?=[0-9A-F]{2})/g, '%'))
  } catch {
    return text
  }
}

/** Returns the query of a page's address with its question mark; empty if it has no values. */
export function pageQuery(values: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeValue(value)}`],
  )
  return pairs.length ? `?${pairs.join('&')}` : ''
}

/**
 * Returns the parameters that a page was opened with, without those that the runtime adds. If the shopper scanned a
 * code, the parameters are in the single value `scene`, of at most 32 characters such as `spuNo=1001&skuNo=100101`.
 */
export function readPageQuery({ scene, ...options }: Readonly<Record<string, string | undefined>> = {}): Record<
  string,
  string
> {
  const scanned = decodeValue(scene ?? '')
    .split('&')
    .map((pair) => pair.split('='))
  const entries = [...scanned, ...Object.entries(options)].flatMap(([name = '', value]) =>
    value === undefined || !name || name.startsWith('$') ? [] : [[name, decodeValue(String(value))]],
  )
  return Object.fromEntries(entries) as Record<string, string>
}
