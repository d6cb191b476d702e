import { OPS_CODE, OpsRefusal } from '@hearth/ops'
import type { Command, CommandContext } from '#kernel/commands/command'
import { findCommand } from '#kernel/commands/find-command'
import { inWords } from '#kernel/commands/in-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { told } from '#kernel/commands/told'
import { usageText } from '#kernel/commands/usage-text'
import { allCommands } from '#operator/all-commands'
import { helpText, topicText, unknownText } from '#operator/help-text'
import type { OperatorAnswer, OperatorRequest } from '#operator/operator-request'

const HELP = ['--help', '-h']

/** Whether words ask for help, about all commands or about one. */
const asksForHelp = (args: readonly string[]): boolean =>
  args.length === 0 || args[0] === 'help' || args.some((word) => HELP.includes(word))

/** Runs a shop owner's command by staff calls, and returns its answer. It prints nothing. */
export async function runCommand(
  context: CommandContext,
  { args, ...given }: OperatorRequest,
): Promise<OperatorAnswer> {
  if (asksForHelp(args)) return help(args)
  let command: Command | undefined
  try {
    const asked = findCommand(allCommands, args)
    if (!asked) return { code: 2, output: unknownText(allCommands, args[0] ?? '') }
    command = asked.command
    const { run, refusals } = command
    const answer = await run(context, asked.words(), given).catch((error: Error) => {
      throw refusals ? inWords(error, refusals) : error
    })
    return { code: 0, ...(typeof answer === 'string' ? { output: answer } : answer) }
  } catch (error) {
    if (error instanceof OperatorRefusal)
      return { code: error.code, output: error.code === 2 && command ? withUsage(error, command) : error.message }
    if (error instanceof OpsRefusal && error.code === OPS_CODE.notAllowed)
      return { code: 1, output: told({ zh: '您的角色没有这个权限。', en: 'Your roles do not allow this.' }) }
    // The shop's own message is shown if no command has words for the refusal. An internal error is no refusal.
    if (error instanceof OpsRefusal && error.code !== OPS_CODE.serverError) return { code: 1, output: error.message }
    throw error
  }
}

/** Answers `help`, `help <topic or command>` and `<command> --help`. */
function help(args: readonly string[]): OperatorAnswer {
  const word = args.find((one) => one !== 'help' && !HELP.includes(one))
  if (word === undefined) return { code: 0, output: helpText() }
  const output = topicText(allCommands, word)
  return output === undefined ? { code: 2, output: unknownText(allCommands, word) } : { code: 0, output }
}

/** Returns the message for words that were not understood, with the usage of the command. */
const withUsage = ({ message }: OperatorRefusal, command: Command): string =>
  [
    message,
    ...[command.words, ...Object.keys(command.also ?? {})].map(
      (line) => `${told({ zh: '用法：', en: 'Usage: ' })}hearth ${usageText(line, command)}`,
    ),
  ].join('\n')
