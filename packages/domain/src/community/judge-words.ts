import type { PostVerdict } from '#community/begin-post'
import { bareText } from '#text/bare-text'

/** Lists of words that texts of shoppers are judged by. */
export interface JudgingWords {
  /** A text with one of these is refused. */
  refused: readonly string[]
  /** A text with one of these waits for staff. */
  reviewed: readonly string[]
}

/** A digit of any script as that of ASCII: each script has its ten in a row, from where the low half byte is 0 or 6. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const row = code - (code % 16)
  const zero = /\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6
  return String(code - zero)
}

/**
 * A text in the form texts are compared in: half-width, with ASCII digits, in lower case, without blanks and invisible
 * characters.
 */
export const comparedText = (text: string): string =>
  bareText(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/(?![0-9])\p{Nd}/gu, plainDigit)
    .replace(/\s/gu, '')

/** The first of these words found in one of the texts, as the list spells it; words of blanks are ignored. */
export function findWord(texts: readonly string[], words: readonly string[]): string | undefined {
  const compared = texts.map(comparedText)
  return words.find((word) => {
    const sought = comparedText(word)
    return sought !== '' && compared.some((text) => text.includes(sought))
  })
}

/**
 * Judges the texts of a post by lists of words. The reason of a refusal names the word, so that the author can change
 * it.
 */
export function judgeWords(texts: readonly string[], { refused, reviewed }: JudgingWords): PostVerdict {
  const word = findWord(texts, refused)
  if (word !== undefined) return { verdict: 'refuse', reason: `内容含有“${word}”，请修改后重新发布` }
  return { verdict: findWord(texts, reviewed) === undefined ? 'pass' : 'review' }
}
