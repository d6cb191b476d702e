/** A part of a number format: literal text, a digit, or something without output. */
const PIECES = /"([^"]*)"|\\(.)|(\[[^\]]*\]|_.|\*.)|(0+)|([-/ ()+])|([\s\S])/g

/**
 * Returns a whole number as its format displays it, if the format consists of leading zeros and texts, such as `000000`
 * and `"SF"0000000000`; undefined for other formats, such as dates or thousands.
 */
export function shownNumber(value: string, format: string | undefined): string | undefined {
  if (format === undefined || !/^\d{1,15}$/.test(value)) return undefined
  let digits = ''
  let text = ''
  for (const [, quoted, escaped, silent, zeros, sign] of positive(format).matchAll(PIECES)) {
    if (silent !== undefined) continue
    if (zeros === undefined) {
      if ((quoted ?? escaped ?? sign) === undefined) return undefined
      text += quoted ?? escaped ?? sign
      continue
    }
    if (digits !== '') return undefined
    digits = value.padStart(zeros.length, '0')
    text += digits
  }
  return digits === '' || text === value ? undefined : text
}

/** Returns the part of a format that applies to numbers above 0. */
const positive = (format: string): string => /^(?:"[^"]*"|\\.|\[[^\]]*\]|[^;])*/.exec(format)?.[0] ?? ''
