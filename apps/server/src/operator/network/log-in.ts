import { formatDateTime } from '@hearth/domain'
import { OPS_CODE, OpsRefusal } from '@hearth/ops'
import { readWords, wanted } from '#kernel/commands/read-words'
import { keepLogin, readLogin } from '#operator/network/kept-logins'
import { opsOverNetwork } from '#operator/network/ops-over-network'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { told } from '#kernel/commands/told'

/** Asks the user of the command for a value; with `hidden`, the input is not shown. */
export type AskUser = (question: string, hidden: boolean) => Promise<string>

interface Where {
  origin: string
  /** The file where logins are stored. */
  file: string
  askUser: AskUser
}

/** `--shop <address> login <name>`: logs in by password and one-time code, which are asked for. */
export async function logInCommand({ origin, file, askUser }: Where, args: readonly string[]): Promise<string> {
  const name = wanted(readWords(args, { most: 1 }).plain, 0, { zh: '登录名', en: 'who' })
  const password = await askUser(told({ zh: '密码：', en: 'Password: ' }), true)
  const code = (await askUser(told({ zh: '动态码：', en: 'One-time code: ' }), false)).replaceAll(/\s/g, '')
  try {
    const { token, expiresAt, roles } = await opsOverNetwork(origin).staff.login({ name, password, code })
    keepLogin(file, origin, { name, token, expiresAt })
    return told({
      zh: `${name} 已登录 ${origin}，最晚 ${formatDateTime(expiresAt)} 失效，角色 ${roles.join('、')}。`,
      en: `${name} is logged in at ${origin} until ${formatDateTime(expiresAt)} at most, as ${roles.join(', ')}.`,
    })
  } catch (error) {
    throw inWords(error)
  }
}

/** `--shop <address> logout`: ends this user's login. */
export async function logOutCommand(
  { origin, file }: Omit<Where, 'askUser'>,
  args: readonly string[],
): Promise<string> {
  readWords(args, { most: 0 })
  const kept = readLogin(file, origin)
  if (!kept) return told({ zh: `${origin} 没有人登录。`, en: `Nobody is logged in at ${origin}.` })
  keepLogin(file, origin)
  await opsOverNetwork(origin, kept.token)
    .staff.logout({})
    .catch((error: unknown) => {
      // A login that has already ended is no failure.
      if (!(error instanceof OperatorRefusal)) throw error
    })
  return told({ zh: `${kept.name} 已退出 ${origin}。`, en: `${kept.name} is logged out at ${origin}.` })
}

function inWords(error: unknown): unknown {
  if (!(error instanceof OpsRefusal)) return error
  if (error.code === OPS_CODE.wrongLogin)
    return new OperatorRefusal({
      zh: '登录名、密码或动态码不对，或动态码已用过。',
      en: 'Name, password or one-time code are wrong, or the code was used before.',
    })
  if (error.code === OPS_CODE.locked || error.code === OPS_CODE.tooMany)
    return new OperatorRefusal({
      zh: '错误次数太多：请等一刻钟，或请店主重置登录。',
      en: 'Too many wrong tries: wait a quarter of an hour, or have an owner reset the login.',
    })
  if (error.code === OPS_CODE.badInput)
    return new OperatorRefusal({ zh: '动态码是六位数字。', en: 'A one-time code is six digits.' }, 2)
  return error
}
