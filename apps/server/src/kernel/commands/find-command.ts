import type { Command } from '#kernel/commands/command'
import { nearest } from '#kernel/commands/choices'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { readWords, type Words } from '#kernel/commands/read-words'

/** A command as it was called. */
export interface AskedCommand {
  command: Command
  /**
   * Parses the words that follow the command's name.
   * @throws OperatorRefusal for arguments that the command does not take
   */
  words(): Words
}

/**
 * Finds a command by its first word and, if several commands begin with it, by the second. The first word alone names
 * the command that has no second word, or else the command whose second word is `list`.
 * @returns undefined if no command begins with the first word
 * @throws OperatorRefusal if no command has the second word
 */
export function findCommand(
  commands: readonly Command[],
  [first, ...rest]: readonly string[],
): AskedCommand | undefined {
  const named = commands.filter(({ name }) => name === first)
  if (named.length === 0) return undefined
  const [second] = rest
  const asked = (command: Command, args: readonly string[], verb = ''): AskedCommand => ({
    command,
    words: () => ({ ...readWords(args, command), verb }),
  })
  const verb = second !== undefined && !second.startsWith('--') ? second : undefined
  const byVerb = verb === undefined ? undefined : named.find(({ verbs }) => verbs.includes(verb))
  if (byVerb) return asked(byVerb, rest.slice(1), verb)
  const alone = named.find(({ verbs }) => verbs.length === 0) ?? named.find(({ verbs }) => verbs.includes('list'))
  const verbs = named.flatMap((one) => one.verbs)
  if (alone && (verb === undefined || verbs.length === 0 || (alone.verbs.length === 0 && alone.most > 0)))
    return asked(alone, rest)
  const near = verb === undefined ? '' : nearest(verb, verbs)
  throw new OperatorRefusal(
    {
      zh: `hearth ${first} 后面可以写 ${verbs.join('、')}。${near}详见：hearth help ${first}`,
      en: `Say hearth ${first} ${verbs.join(', ')}.${near} See: hearth help ${first}`,
    },
    2,
  )
}
