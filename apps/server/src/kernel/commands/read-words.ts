import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'

/** The words of a command, told apart. */
export interface Words {
  /** Words without a dash, in order. */
  plain: string[]
  /** `--name value`. */
  options: Readonly<Record<string, string>>
  /** The second word of the command's name, such as `close` of `cabinet close`; empty where it has none. */
  verb: string
}

/**
 * Tells words from options. A word such as `-3` is a plain one: it takes three pieces from the stock.
 * @param known the options the command has; any other is refused by name.
 * @param most plain words the command has a use for; one more is refused, since nobody should believe that it did
 *   something.
 * @param flags options that want no value
 */
export function readWords(
  args: readonly string[],
  known: readonly string[] = [],
  most = Infinity,
  flags: readonly string[] = [],
): Omit<Words, 'verb'> {
  const plain: string[] = []
  const options: Record<string, string> = {}
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? ''
    if (!word.startsWith('--')) {
      plain.push(word)
      continue
    }
    const [name = '', joined] = word.slice(2).split(/=(.*)/s)
    if (!known.includes(name)) throw new OperatorRefusal(`There is no option --${name} here. See: hearth help`, 2)
    const value = joined ?? (flags.includes(name) ? 'yes' : args[(at += 1)])
    if (value === undefined || value.trim() === '') throw new OperatorRefusal(`--${name} wants a value.`, 2)
    options[name] = value
  }
  if (plain.length > most)
    throw new OperatorRefusal(`Nothing was done: ${plain[most]} is one word too many. See: hearth help`, 2)
  return { plain, options }
}

/** The word at a place, or a refusal that says what is missing. */
export function wanted(words: readonly string[], at: number, what: string): string {
  const word = words[at]
  if (word === undefined || word === '') throw new OperatorRefusal(`Say ${what}. See: hearth help`, 2)
  return word
}

/** What `--reason` says, or a refusal that asks for it. @param reader who reads it, such as `author` */
export function wantedReason({ options: { reason } }: Pick<Words, 'options'>, reader: string): string {
  if (reason === undefined) throw new OperatorRefusal(`Say why: --reason ... The ${reader} reads it.`, 2)
  return reason
}

/** The whole number that an option says. @param option its name, such as `times` */
export function readWhole(option: string, word: string, least: number, most: number): number {
  const number = Number(word)
  if (!/^\d+$/.test(word) || number < least || number > most)
    throw new OperatorRefusal(`--${option} is a whole number from ${least} to ${most}, not ${printable(word)}.`, 2)
  return number
}

/** What `--count` says, 20 where it is absent. */
export function readCount(word = '20'): number {
  const count = Number(word)
  if (!Number.isInteger(count) || count < 1 || count > 1000)
    throw new OperatorRefusal('--count wants a number from 1 to 1000.', 2)
  return count
}
