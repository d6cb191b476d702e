import type { Weight } from '#kernel/text/fonts'
import { charactersOf, settable, widthOf } from '#kernel/text/runs-of-text'

/** The space for a text. */
export interface Room {
  weight: Weight
  /** Maximum width of a line, for a font size of 1. */
  width: number
  /** Maximum number of lines; the rest of the text is cut, with an ellipsis. Unlimited when absent. */
  lines?: number
}

const ELLIPSIS = '…'

/** Characters that no line begins with. */
const CLOSING = /^[，。、；：！？）》」』”’〕…,.;:!?)%]/

/** Characters that no line ends with. */
const OPENING = /[（《「『“‘〔(]$/

/** Characters of words that spaces separate. Chinese and Japanese characters are not among them. */
const OF_WORD = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])[\p{L}\p{M}\p{N}_.+\-/¥]/u

/**
 * Splits a text into the words between which a line may break. Words of Latin and similar letters stay whole, and each
 * other character is a word of its own. Opening and closing punctuation stays with the neighbouring characters.
 */
function wordsOf(text: string): string[] {
  const words: string[] = []
  let isWord = false
  for (const character of charactersOf(text)) {
    const goesOn = OF_WORD.test(character)
    const last = words.at(-1) ?? ''
    const stays = last !== '' && ((isWord && goesOn) || CLOSING.test(character) || OPENING.test(last))
    if (stays) words.push(`${words.pop()}${character}`)
    else words.push(character)
    isWord = goesOn
  }
  return words
}

/** The part of a text that fits, with an ellipsis if it was cut. */
function cut(text: string, { weight, width }: Room): string {
  if (widthOf(text, weight) <= width) return text
  const characters = charactersOf(text)
  while (characters.length > 0 && widthOf(characters.join('') + ELLIPSIS, weight) > width) characters.pop()
  return characters.join('').trimEnd() + ELLIPSIS
}

/** The lines of a text. A word wider than a line continues on the next one. */
export function breakLines(text: string, room: Room): string[] {
  const { weight, width, lines: most = Infinity } = room
  const lines: string[] = []
  let line = ''
  const fits = (one: string) => widthOf(one, weight) <= width
  const words = wordsOf(settable(text, weight)).flatMap((word) => (fits(word) ? [word] : charactersOf(word)))
  for (const [at, word] of words.entries()) {
    if (line === '' || fits(line + word.trimEnd())) {
      line += line === '' ? word.trimStart() : word
      continue
    }
    if (lines.length === most - 1) return [...lines, cut(line + words.slice(at).join(''), room)]
    lines.push(line.trimEnd())
    line = word.trimStart()
  }
  return line === '' ? lines : [...lines, cut(line.trimEnd(), room)]
}
