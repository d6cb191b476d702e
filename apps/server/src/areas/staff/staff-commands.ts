import { formatDateTime } from '@hearth/domain'
import { OPS_CODE, OpsRefusal, type Role, ROLE_LABEL, type StaffMember, type StaffSecrets } from '@hearth/ops'
import encodeQR from 'qr'
import { wanted, type Words } from '#kernel/commands/read-words'
import { asRead } from '#kernel/commands/as-read'
import { inWords } from '#kernel/commands/in-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'
import { listed, told } from '#kernel/commands/told'
import { someOf } from '#kernel/commands/choices'

async function add({ ops }: CommandContext, { plain, options: { role, password } }: Words): Promise<string> {
  const name = wanted(plain, 0, { zh: '登录名', en: 'which name' })
  const roles = rolesOf(wanted([role ?? ''], 0, { zh: '角色，用 --role', en: 'which role, with --role' }))
  const made = await ops.staff.add({ name, roles, ...given(password) }).catch((error: unknown) => {
    if (error instanceof OpsRefusal && error.code === OPS_CODE.conflict)
      throw new OperatorRefusal({
        zh: `已有员工 ${printable(name)}。查看：hearth staff`,
        en: `There is a member of staff ${printable(name)} already. See: hearth staff`,
      })
    if (error instanceof OpsRefusal && error.field === 'name')
      throw new OperatorRefusal(
        {
          zh: '登录名为 2 到 40 位小写字母、数字、点、横线和下划线。',
          en: 'A name is 2 to 40 small letters, digits, dots, dashes and underscores.',
        },
        2,
      )
    throw error
  })
  return told({
    zh: `${name} 可以登录了，角色 ${namesOfRoles(roles)}。\n${secretsInWords(made)}`,
    en: `${name} may log in, as ${namesOfRoles(roles)}.\n${secretsInWords(made)}`,
  })
}

async function reset(context: CommandContext, { plain, options: { password } }: Words): Promise<string> {
  const name = wanted(plain, 0, { zh: '登录名', en: 'who' })
  const made = await changeStaff(context, name, (version) =>
    context.ops.staff.reset({ name, version, ...given(password) }),
  )
  return told({
    zh: `${name} 只能用下面的新密码登录，原有登录已全部退出。\n${secretsInWords(made)}`,
    en: `${name} may log in, with these alone; all logins have ended.\n${secretsInWords(made)}`,
  })
}

async function setRoles(context: CommandContext, { plain }: Words): Promise<string> {
  const name = wanted(plain, 0, { zh: '登录名', en: 'who' })
  const roles = rolesOf(wanted(plain, 1, { zh: '角色', en: 'which roles' }))
  await changeStaff(context, name, (version) => context.ops.staff.setRoles({ name, version, roles }))
  return told({
    zh: `${name} 的角色改为 ${namesOfRoles(roles)}。`,
    en: `${name} is ${namesOfRoles(roles)} from now on.`,
  })
}

async function disable(context: CommandContext, { plain }: Words): Promise<string> {
  const name = wanted(plain, 0, { zh: '登录名', en: 'who' })
  await changeStaff(context, name, (version) => context.ops.staff.disable({ name, version }))
  return told({
    zh: `${name} 不能再登录，原有登录已全部退出。`,
    en: `${name} cannot log in any more; all logins have ended.`,
  })
}

/** Commands for members of staff and their roles. */
export const staffCommands = commandsOf({ group: 'staff' }, [
  {
    words: 'staff',
    help: { zh: '员工账号和角色', en: 'who may log in, and with which roles' },
    run: async ({ ops }) => listInWords((await ops.staff.list({})).staff),
  },
  {
    words: 'staff add <name> --role orders[,support] [--password <12 characters or more>]',
    choices: { role: someOf(ROLE_LABEL) },
    help: {
      zh: '添加员工账号；密码和动态码密钥只显示这一次',
      en: 'a member of staff: password and one-time code are told this once',
    },
    run: add,
  },
  {
    words: 'staff roles <name> <orders[,support]>',
    choices: { 1: someOf(ROLE_LABEL) },
    help: { zh: '修改员工角色', en: 'other roles for a member of staff' },
    run: setRoles,
  },
  {
    words: 'staff reset <name> [--password <12 characters or more>]',
    help: { zh: '重置密码和动态码；停用的账号可重新登录', en: 'new password and one-time code; may log in again' },
    run: reset,
  },
  {
    words: 'staff disable <name>',
    help: { zh: '停用账号，退出全部登录', en: 'ends all logins of this one' },
    run: disable,
  },
])

const changeStaff = <Result>(
  { ops }: CommandContext,
  name: string,
  write: (version: number) => Promise<Result>,
): Promise<Result> =>
  asRead(async () => (await ops.staff.list({})).staff.find((one) => one.name === name)?.version ?? 0, write).catch(
    (error: Error) => {
      throw inWords(error, {
        notFound: {
          zh: `没有员工 ${printable(name)}。查看：hearth staff`,
          en: `There is no member of staff ${printable(name)}. See: hearth staff`,
        },
      })
    },
  )

function given(password: string | undefined): { password?: string } {
  if (password !== undefined && [...password].length < 12)
    throw new OperatorRefusal({ zh: '密码至少 12 位。', en: 'A password has 12 characters or more.' }, 2)
  return password === undefined ? {} : { password }
}

const rolesOf = (words: string): Role[] => words.split(',') as Role[]

const namesOfRoles = (roles: readonly Role[]): string =>
  listed(roles.map((role) => told({ zh: ROLE_LABEL[role], en: role })))

function listInWords(staff: readonly StaffMember[]): string {
  if (staff.length === 0)
    return told({
      zh: '还没有员工账号，添加：hearth staff add <name> --role owner',
      en: 'There is no staff yet: hearth staff add <name> --role owner',
    })
  return staff
    .map(({ name, roles, disabledAt, loggedInAt }) =>
      [
        name.padEnd(16),
        namesOfRoles(roles),
        disabledAt === undefined
          ? ''
          : told({ zh: `${formatDateTime(disabledAt)} 停用`, en: `disabled ${formatDateTime(disabledAt)}` }),
        loggedInAt === undefined
          ? told({ zh: '从未登录', en: 'never logged in' })
          : told({ zh: `${formatDateTime(loggedInAt)} 登录`, en: `logged in ${formatDateTime(loggedInAt)}` }),
      ]
        .filter(Boolean)
        .join('  '),
    )
    .join('\n')
}

const secretsInWords = ({ password, otpauth }: StaffSecrets): string =>
  [
    told({ zh: '只显示这一次：', en: 'This is told once:' }),
    ...(password === undefined ? [] : [told({ zh: `  密码      ${password}`, en: `  password       ${password}` })]),
    told({ zh: `  动态码密钥  ${otpauth}`, en: `  authenticator  ${otpauth}` }),
    '',
    encodeQR(otpauth, 'ascii').trimEnd(),
  ].join('\n')
