import type { PostVerdict } from '#community/begin-post'
import { bareText } from '#text/bare-text'

/** The words by which texts of shoppers are checked. */
export interface JudgingWords {
  /** Words that cause a text to be refused. */
  refused: readonly string[]
  /** Words that cause a text to be reviewed by staff. */
  reviewed: readonly string[]
}

/**
 * Converts a digit of any script to an ASCII digit. The ten digits of a script have consecutive code points, whose
 * first one ends in 0 or 6 (hexadecimal).
 */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const row = code - (code % 16)
  const zero = /\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6
  return String(code - zero)
}

/**
 * Returns a text in the form in which texts are compared: half-width and lower case, with ASCII digits, without blanks
 * and invisible characters.
 */
export const comparedText = (text: string): string =>
  bareText(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/(?![0-9])\p{Nd}/gu, plainDigit)
    .replace(/\s/gu, '')

/**
 * Returns the first of `words` that one of the texts contains, as it is written in the list; undefined if there is
 * none. Words that consist of blanks are ignored.
 */
export function findWord(texts: readonly string[], words: readonly string[]): string | undefined {
  const compared = texts.map(comparedText)
  return words.find((word) => {
    const sought = comparedText(word)
    return sought !== '' && compared.some((text) => text.includes(sought))
  })
}

/**
 * Checks the texts of a post against lists of words. The reason of a refusal quotes the word, so that the author can
 * change it.
 */
export function judgeWords(texts: readonly string[], { refused, reviewed }: JudgingWords): PostVerdict {
  const word = findWord(texts, refused)
  if (word !== undefined) return { verdict: 'refuse', reason: `内容含有“${word}”，请修改后重新发布` }
  return { verdict: findWord(texts, reviewed) === undefined ? 'pass' : 'review' }
}
