/**
 * Values in the address of a mini page. One platform decodes them before the page sees them and the other does not,
 * so a value holds no percent sign: `%2F` travels as `~2F`, and decoding it once too often changes nothing.
 */
export const encodeValue = (value: string): string => encodeURIComponent(value).replace(/~/g, '~7E').replace(/%/g, '~')

/** A value as it was written. Text that is no valid encoding is taken as it is: such addresses come from outside. */
export function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text.replace(/~(?=[0-9A-F]{2})/g, '%'))
  } catch {
    return text
  }
}

/** The part of a page's address behind its path, with its question mark; empty when there is nothing to say. */
export function pageQuery(values: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeValue(value)}`],
  )
  return pairs.length ? `?${pairs.join('&')}` : ''
}

/**
 * What a page was opened with; what the runtime adds for itself is left out. A code that was scanned says the same in
 * one value, `scene`: at most 32 characters such as `spuNo=1001&skuNo=100101`.
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
