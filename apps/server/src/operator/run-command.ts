import { OPS_CODE, OpsRefusal } from '@hearth/ops'
import type { CommandContext } from '#kernel/commands/command'
import { findCommand } from '#kernel/commands/find-command'
import { inWords } from '#kernel/commands/in-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { allCommands } from '#operator/all-commands'
import { helpText } from '#operator/help-text'
import type { OperatorAnswer, OperatorRequest } from '#operator/operator-request'

/** Words that ask for help. */
export const asksForHelp = ([name = 'help']: readonly string[]): boolean => ['help', '--help', '-h'].includes(name)

/** Does what a shop owner asks, by calls of staff. It prints nothing. */
export async function runCommand(
  context: CommandContext,
  { args, ...given }: OperatorRequest,
): Promise<OperatorAnswer> {
  if (asksForHelp(args)) return { code: 0, output: helpText(allCommands) }
  try {
    const asked = findCommand(allCommands, args)
    if (!asked) return { code: 2, output: `There is no command ${args[0]}.\n\n${helpText(allCommands)}` }
    const { run, refusals } = asked.command
    const answer = await run(context, asked.words(), given).catch((error: Error) => {
      throw refusals ? inWords(error, refusals) : error
    })
    return { code: 0, ...(typeof answer === 'string' ? { output: answer } : answer) }
  } catch (error) {
    if (error instanceof OperatorRefusal) return { code: error.code, output: error.message }
    if (error instanceof OpsRefusal && error.code === OPS_CODE.notAllowed)
      return { code: 1, output: 'Your roles do not allow this.' }
    // What no command has words for, the shop says itself; what it failed at is no refusal.
    if (error instanceof OpsRefusal && error.code !== OPS_CODE.serverError) return { code: 1, output: error.message }
    throw error
  }
}
