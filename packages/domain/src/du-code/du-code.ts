import { cardCode } from '#text/typed-code'

/** The characters of redemption codes. No two look alike. Their number is prime, as the check character requires. */
export const DU_CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTVWXYZ23456789'

/** Number of characters of a code before its check character. They hold 74 bits, which nobody can guess. */
export const DU_CODE_LENGTH = 15

/** Number of characters in a group of a printed code. */
const GROUP = 4

/**
 * Returns the check character of a code, computed from the characters before it. One mistyped character, or two swapped
 * ones, always change it, so that a mistyped code is refused at once.
 * @param signs the {@link DU_CODE_LENGTH} characters before it
 */
export function duCodeCheckSign(signs: string): string {
  const sum = [...signs].reduce((total, sign, at) => total + (at + 1) * DU_CODE_SIGNS.indexOf(sign), 0)
  return DU_CODE_SIGNS[sum % DU_CODE_SIGNS.length] ?? ''
}

/**
 * Reads a typed redemption code (F14), in upper or lower case, with blanks or dashes, or copied from a spreadsheet.
 * @returns the code in its stored form; undefined for a text that is not a code
 */
export function readDuCode(typed: string): string | undefined {
  const code = cardCode(typed)
  const signs = code.slice(0, DU_CODE_LENGTH)
  const isWhole = code.length === DU_CODE_LENGTH + 1 && [...code].every((sign) => DU_CODE_SIGNS.includes(sign))
  return isWhole && code === signs + duCodeCheckSign(signs) ? code : undefined
}

/** Returns a code as it is printed on a card: `HRTH-2345-ABCD-EFGX`. */
export const showDuCode = (code: string): string => code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? ''
