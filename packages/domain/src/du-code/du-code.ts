import { cardCode } from '#text/typed-code'

/** Letters and digits of redemption codes: none that is taken for another, and a prime number of them. */
export const DU_CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTVWXYZ23456789'

/** Signs of a code before its check sign: 74 bits, which nobody guesses. */
export const DU_CODE_LENGTH = 15

/** Signs of a group, as a code is printed. */
const GROUP = 4

/**
 * The last character of a code, computed from those before it: one mistyped character, or two swapped ones, always give
 * another one, so that such a code is refused at once.
 * @param signs the {@link DU_CODE_LENGTH} signs before it
 */
export function duCodeCheckSign(signs: string): string {
  const sum = [...signs].reduce((total, sign, at) => total + (at + 1) * DU_CODE_SIGNS.indexOf(sign), 0)
  return DU_CODE_SIGNS[sum % DU_CODE_SIGNS.length] ?? ''
}

/**
 * Reads a redemption code as it was typed (F14): in capitals or small letters, with blanks or dashes, or as a
 * spreadsheet gives it.
 * @returns the code as it is kept; nothing for what cannot be one
 */
export function readDuCode(typed: string): string | undefined {
  const code = cardCode(typed)
  const signs = code.slice(0, DU_CODE_LENGTH)
  const isWhole = code.length === DU_CODE_LENGTH + 1 && [...code].every((sign) => DU_CODE_SIGNS.includes(sign))
  return isWhole && code === signs + duCodeCheckSign(signs) ? code : undefined
}

/** A code as it is printed on a card: `HRTH-2345-ABCD-EFGX`. */
export const showDuCode = (code: string): string => code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? ''
