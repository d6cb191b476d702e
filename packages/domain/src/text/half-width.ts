/** Full-width letters, digits and symbols, which are as wide as a Chinese character: ＡＢＣ, １２３, ：, ＠. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g
/** Dashes, minus signs and the long vowel sign, which input methods insert instead of a hyphen. */
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\u30FC]/g
/** Blanks of every width. */
const BLANKS = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g
const FULL_WIDTH_OFFSET = 0xfee0

/** Replaces full-width letters, digits, symbols, dashes and blanks by half-width ones; Chinese text is not changed. */
export const halfWidth = (text: string): string =>
  text
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(DASHES, '-')
    .replace(BLANKS, ' ')
