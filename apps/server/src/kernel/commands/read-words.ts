import { nearest, readChoice, type Choices } from '#kernel/commands/choices'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import type { Usage } from '#kernel/commands/read-usage'
import { told, type Told } from '#kernel/commands/told'

/** The parsed words of a command. */
export interface Words {
  /** Words without a dash, in order. */
  plain: string[]
  /** Values of its options, by name: `--name value`. */
  options: Readonly<Record<string, string>>
  /** The second word of the command's name, such as `close` of `cabinet close`; empty if it has none. */
  verb: string
}

/**
 * Separates arguments from options. A word such as `-3` is an argument and no option: commands accept negative numbers,
 * such as three pieces to take from the stock. Chinese words of the command's choices become the English ones.
 * @throws OperatorRefusal for an unknown option, for a word that is no choice, and for more words than the command
 * takes, since an ignored word would seem to have an effect
 */
export function readWords(
  args: readonly string[],
  { options: known = [], most = Infinity, flags = [], choices = {} }: Taken = {},
): Omit<Words, 'verb'> {
  const plain: string[] = []
  const options: Record<string, string> = {}
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? ''
    if (!word.startsWith('--')) {
      const choice = choices[plain.length]
      plain.push(choice ? readChoice(told({ zh: '', en: 'It' }), word, choice) : word)
      continue
    }
    const [name = '', joined] = word.slice(2).split(/=(.*)/s)
    if (!known.includes(name)) throw unknownOption(name, known)
    const value = joined ?? (flags.includes(name) ? 'yes' : args[(at += 1)])
    if (value === undefined || value.trim() === '')
      throw new OperatorRefusal({ zh: `--${name} 后面要写值。`, en: `--${name} wants a value.` }, 2)
    options[name] = choices[name] ? readChoice(`--${name}`, value, choices[name]) : value
  }
  if (plain.length > most) {
    const more = printable(plain[most] ?? '')
    throw new OperatorRefusal(
      { zh: `没有执行：多了“${more}”。`, en: `Nothing was done: ${more} is one word too many.` },
      2,
    )
  }
  return { plain, options }
}

/** The accepted words of a command, for `readWords`. */
type Taken = Partial<Pick<Usage, 'options' | 'most' | 'flags'>> & { choices?: Readonly<Record<string, Choices>> }

const unknownOption = (name: string, known: readonly string[]): OperatorRefusal => {
  const near = nearest(
    `--${name}`,
    known.map((one) => `--${one}`),
  )
  return new OperatorRefusal(
    { zh: `没有选项 --${printable(name)}。${near}`, en: `There is no option --${printable(name)} here.${near}` },
    2,
  )
}

/**
 * Returns the word at a position.
 * @throws OperatorRefusal that names the missing argument
 */
export function wanted(words: readonly string[], at: number, what: Told): string {
  const word = words[at]
  if (word === undefined || word === '') throw new OperatorRefusal({ zh: `缺少${what.zh}。`, en: `Say ${what.en}.` }, 2)
  return word
}

/**
 * Returns the value of `--reason`.
 * @param reader who reads the reason, such as the author
 * @throws OperatorRefusal if it is missing
 */
export function wantedReason({ options: { reason } }: Pick<Words, 'options'>, reader: Told): string {
  if (reason === undefined)
    throw new OperatorRefusal(
      { zh: `请写原因：--reason …，${reader.zh}会看到。`, en: `Say why: --reason ... The ${reader.en} reads it.` },
      2,
    )
  return reason
}

/**
 * Reads the value of an option as a whole number.
 * @param option its name, such as `times`
 * @throws OperatorRefusal if it is no whole number from `least` to `most`
 */
export function readWhole(option: string, word: string, least: number, most: number): number {
  const number = Number(word)
  if (!/^\d+$/.test(word) || number < least || number > most)
    throw new OperatorRefusal(
      {
        zh: `--${option} 要写 ${least} 到 ${most} 的整数，不能是 ${printable(word)}。`,
        en: `--${option} is a whole number from ${least} to ${most}, not ${printable(word)}.`,
      },
      2,
    )
  return number
}

/** The value of `--count`; 20 if absent. */
export function readCount(word = '20'): number {
  const count = Number(word)
  if (!Number.isInteger(count) || count < 1 || count > 1000)
    throw new OperatorRefusal(
      { zh: '--count 要写 1 到 1000 的整数。', en: '--count wants a number from 1 to 1000.' },
      2,
    )
  return count
}
