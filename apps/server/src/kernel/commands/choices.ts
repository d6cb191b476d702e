import { closestMatch } from 'leven'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { language, told } from '#kernel/commands/told'

/** Words that an option or an argument of a command accepts: each English word with the Chinese one. */
export interface Choices {
  words: Readonly<Record<string, string>>
  /** Whether other words are accepted too, such as a number. */
  open: boolean
  /** Whether several words are accepted, separated by commas. */
  several?: boolean
}

/** Accepts one of these words. */
export const oneOf = (words: Choices['words']): Choices => ({ words, open: false })

/** Accepts some of these words, separated by commas. */
export const someOf = (words: Choices['words']): Choices => ({ words, open: false, several: true })

/** Accepts one of these words, or any other value, as in `100.00|none`. */
export const orOneOf = (words: Choices['words']): Choices => ({ words, open: true })

/** Returns the words for the codes of a code table: the name of each code, with the Chinese label that shops use. */
export const namesOf = <Code extends string | number>(
  codes: Readonly<Record<string, Code>>,
  labels: Readonly<Record<Code, string>>,
): Choices['words'] => Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, labels[code]]))

export const YES_NO = oneOf({ yes: '是', no: '否' })
export const ON_OFF = oneOf({ on: '上架', off: '下架' })

/** Returns a word in the language of the command. */
export const wordIn = ({ words }: Pick<Choices, 'words'>, word: string): string =>
  language() === 'zh' ? (words[word] ?? word) : word

/**
 * Returns the English word for a word in either language. Other words are returned unchanged if the choices accept
 * them.
 * @throws OperatorRefusal that lists the accepted words and suggests the nearest
 */
export function readChoice(name: string, word: string, { words, open, several }: Choices): string {
  if (several)
    return word
      .split(/[,，、]/u)
      .map((one) => readChoice(name, one.trim(), { words, open }))
      .join(',')
  const found = Object.entries(words).find(([english, chinese]) => word === english || word === chinese)
  if (found) return found[0]
  if (open) return word
  const english = Object.keys(words)
  const all = Object.entries(words).map(([code, chinese]) => (chinese === code ? code : `${chinese}（${code}）`))
  const near = nearest(word, [...english, ...Object.values(words)])
  throw new OperatorRefusal(
    {
      zh: `${name}${name === '' ? '' : ' '}只能是 ${all.join('、')}，不能是“${printable(word)}”。${near}`,
      en: `${name} is one of ${english.join(', ')}.${nearest(word, english)}`,
    },
    2,
  )
}

/** A sentence that suggests the word closest to an unknown one; empty if none is close. */
export function nearest(word: string, words: readonly string[]): string {
  // Swapping two letters counts as two edits, so words of four letters or more are always allowed two edits.
  const maxDistance = word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 2.5))
  const near = closestMatch(word, words, { maxDistance })
  return near === undefined ? '' : told({ zh: `您是不是要写 ${near}？`, en: ` Did you mean ${near}?` })
}
