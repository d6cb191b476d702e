import { formatDateTime } from '@hearth/domain'
import { OPS_CODE, OpsRefusal } from '@hearth/ops'
import { readWords, wanted } from '#kernel/commands/read-words'
import { keepLogin, readLogin } from '#operator/network/kept-logins'
import { opsOverNetwork } from '#operator/network/ops-over-network'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'

/** Asks whoever gives the command for something; what is typed is not shown where `hidden`. */
export type AskUser = (question: string, hidden: boolean) => Promise<string>

interface Where {
  origin: string
  /** Where logins are kept. */
  file: string
  askUser: AskUser
}

/** `--shop <address> login <name>`: logs in by password and one-time code, which are asked for. */
export async function logInCommand({ origin, file, askUser }: Where, args: readonly string[]): Promise<string> {
  const name = wanted(readWords(args, [], 1).plain, 0, 'who')
  const password = await askUser('Password: ', true)
  const code = (await askUser('One-time code: ', false)).replaceAll(/\s/g, '')
  try {
    const { token, expiresAt, roles } = await opsOverNetwork(origin).staff.login({ name, password, code })
    keepLogin(file, origin, { name, token, expiresAt })
    return `${name} is logged in at ${origin} until ${formatDateTime(expiresAt)} at most, as ${roles.join(', ')}.`
  } catch (error) {
    throw inWords(error)
  }
}

/** `--shop <address> logout`: ends this user's login. */
export async function logOutCommand(
  { origin, file }: Omit<Where, 'askUser'>,
  args: readonly string[],
): Promise<string> {
  readWords(args, [], 0)
  const kept = readLogin(file, origin)
  if (!kept) return `Nobody is logged in at ${origin}.`
  keepLogin(file, origin)
  await opsOverNetwork(origin, kept.token)
    .staff.logout({})
    .catch((error: unknown) => {
      // One that has ended is as good as ended.
      if (!(error instanceof OperatorRefusal)) throw error
    })
  return `${kept.name} is logged out at ${origin}.`
}

function inWords(error: unknown): unknown {
  if (!(error instanceof OpsRefusal)) return error
  if (error.code === OPS_CODE.wrongLogin)
    return new OperatorRefusal('Name, password or one-time code are wrong, or the code was used before.')
  if (error.code === OPS_CODE.locked || error.code === OPS_CODE.tooMany)
    return new OperatorRefusal('Too many wrong tries: wait a quarter of an hour, or have an owner reset the login.')
  if (error.code === OPS_CODE.badInput) return new OperatorRefusal('A one-time code is six digits.', 2)
  return error
}
