/**
 * Values in the address of a mini page. One platform decodes them before the page reads them and the other does not, so
 * a value contains no percent sign: `%2F` is written `~2F`, and decoding it twice changes nothing.
 */
export const encodeValue = (value: string): string => encodeURIComponent(value).replace(/~/g, '~7E').replace(/%/g, '~')

/** A value as it was before encoding. An invalid encoding is returned unchanged: such addresses come from outside. */
export function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text.replace(/~(?=[0-9A-F]{2})/g, '%'))
  } catch {
    return text
  }
}

/** The query of a page's address, with its question mark; empty if there is none. */
export function pageQuery(values: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeValue(value)}`],
  )
  return pairs.length ? `?${pairs.join('&')}` : ''
}

/**
 * The parameters that a page was opened with, without those the runtime adds. A scanned code has them in one value,
 * `scene`: at most 32 characters such as `spuNo=1001&skuNo=100101`.
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
