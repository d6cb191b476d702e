import { OPS_CODE, OpsRefusal } from '@hearth/ops'
import { commands } from '#operator/commands'
import { HELP } from '#operator/help'
import type { OperatorContext } from '#operator/operator-shop'
import { OperatorRefusal, type OperatorAnswer, type OperatorRequest } from '#operator/operator-request'

/** Does what a shop owner asks, by calls of staff. It prints nothing. */
export async function runCommand(
  context: OperatorContext,
  { args, ...given }: OperatorRequest,
): Promise<OperatorAnswer> {
  const [name = 'help', ...rest] = args
  if (name === 'help' || name === '--help' || name === '-h') return { code: 0, output: HELP }
  const command = commands[name]
  if (!command) return { code: 2, output: `There is no command ${name}.\n\n${HELP}` }
  try {
    const answer = await command(context, rest, given)
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
