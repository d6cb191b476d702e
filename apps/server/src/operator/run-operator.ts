import { commands } from '#operator/commands'
import { HELP } from '#operator/help'
import type { OperatorShop } from '#operator/operator-shop'
import { OperatorRefusal, type OperatorAnswer, type OperatorRequest } from '#operator/operator-request'

/**
 * Does what a shop owner asks, wherever that happens: in the running server, or in the command itself. It prints
 * nothing.
 */
export async function runOperator(shop: OperatorShop, { args, ...given }: OperatorRequest): Promise<OperatorAnswer> {
  const [name = 'help', ...rest] = args
  if (name === 'help' || name === '--help' || name === '-h') return { code: 0, output: HELP }
  const command = commands[name]
  if (!command) return { code: 2, output: `There is no command ${name}.\n\n${HELP}` }
  try {
    const answer = await command(shop, rest, given)
    return { code: 0, ...(typeof answer === 'string' ? { output: answer } : answer) }
  } catch (error) {
    if (error instanceof OperatorRefusal) return { code: error.code, output: error.message }
    throw error
  }
}
