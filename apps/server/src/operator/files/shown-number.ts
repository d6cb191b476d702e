/** A piece of a number format: what stands there as it is, a place for a digit, or what shows nothing of itself. */
const PIECES = /"([^"]*)"|\\(.)|(\[[^\]]*\]|_.|\*.)|(0+)|([-/ ()+])|([\s\S])/g

/**
 * What a whole number looks like by its format, where that is zeros in front and texts around them, as in `000000` and
 * `"SF"0000000000`; nothing where the format says something else, such as a date or thousands.
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
