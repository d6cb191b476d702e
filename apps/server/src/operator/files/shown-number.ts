/** A part of a number format: literal text, a digit, or something without output. */
const PIECES = /"([^"]*)"|\\(.)|(\[[^\]]*\]|_.|\*.)|(0+)|([-/ ()+])|([\s\S])/g

/**
 * A whole number as its format shows it, if the format is leading zeros and texts, as in `000000` and `"SF"0000000000`;
 * nothing for other formats, such as dates or thousands.
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

/** The part of a format that numbers above 0 go by. */
const positive = (format: string): string => /^(?:"[^"]*"|\\.|\[[^\]]*\]|[^;])*/.exec(format)?.[0] ?? ''
