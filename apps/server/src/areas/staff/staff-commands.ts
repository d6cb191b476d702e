import { formatDateTime } from '@hearth/domain'
import { OPS_CODE, OpsRefusal, ROLES, type Role, type StaffMember, type StaffSecrets } from '@hearth/ops'
import encodeQR from 'qr'
import { wanted, type Words } from '#kernel/commands/read-words'
import { asRead } from '#kernel/commands/as-read'
import { inWords } from '#kernel/commands/in-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'

async function add({ ops }: CommandContext, { plain, options: { role, password } }: Words): Promise<string> {
  const name = wanted(plain, 0, 'which name')
  const roles = rolesOf(wanted([role ?? ''], 0, 'which role, with --role'))
  const made = await ops.staff.add({ name, roles, ...given(password) }).catch((error: unknown) => {
    if (error instanceof OpsRefusal && error.code === OPS_CODE.conflict)
      throw new OperatorRefusal(`There is a member of staff ${printable(name)} already. See: hearth staff`)
    if (error instanceof OpsRefusal && error.field === 'name')
      throw new OperatorRefusal('A name is 2 to 40 small letters, digits, dots, dashes and underscores.', 2)
    throw error
  })
  return `${name} may log in, as ${roles.join(', ')}.\n${secretsInWords(made)}`
}

async function reset(context: CommandContext, { plain, options: { password } }: Words): Promise<string> {
  const name = wanted(plain, 0, 'who')
  const made = await changeStaff(context, name, (version) =>
    context.ops.staff.reset({ name, version, ...given(password) }),
  )
  return `${name} may log in, with these alone; all logins have ended.\n${secretsInWords(made)}`
}

async function setRoles(context: CommandContext, { plain }: Words): Promise<string> {
  const name = wanted(plain, 0, 'who')
  const roles = rolesOf(wanted(plain, 1, 'which roles'))
  await changeStaff(context, name, (version) => context.ops.staff.setRoles({ name, version, roles }))
  return `${name} is ${roles.join(', ')} from now on.`
}

async function disable(context: CommandContext, { plain }: Words): Promise<string> {
  const name = wanted(plain, 0, 'who')
  await changeStaff(context, name, (version) => context.ops.staff.disable({ name, version }))
  return `${name} cannot log in any more; all logins have ended.`
}

/** Who may log in to run the shop. */
export const staffCommands = commandsOf({ group: 'staff' }, [
  {
    words: 'staff',
    help: 'who may log in, and with which roles',
    run: async ({ ops }) => listInWords((await ops.staff.list({})).staff),
  },
  {
    words: 'staff add <name> --role orders[,support] [--password <12 characters or more>]',
    help: 'a member of staff: password and one-time code are told this once',
    run: add,
  },
  {
    words: 'staff roles <name> <orders[,support]>',
    help: '',
    run: setRoles,
  },
  {
    words: 'staff reset <name> [--password <...>]',
    help: 'new password and one-time code; may log in again',
    run: reset,
  },
  {
    words: 'staff disable <name>',
    help: 'ends all logins of this one',
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
      throw inWords(error, { notFound: `There is no member of staff ${printable(name)}. See: hearth staff` })
    },
  )

function given(password: string | undefined): { password?: string } {
  if (password !== undefined && [...password].length < 12)
    throw new OperatorRefusal('A password has 12 characters or more.', 2)
  return password === undefined ? {} : { password }
}

function rolesOf(words: string): Role[] {
  const roles = words.split(',').map((word) => ROLES.find((role) => role === word.trim()))
  if (roles.includes(undefined)) throw new OperatorRefusal(`Roles are ${ROLES.join(', ')}.`, 2)
  return roles as Role[]
}

function listInWords(staff: readonly StaffMember[]): string {
  if (staff.length === 0) return 'There is no staff yet: hearth staff add <name> --role owner'
  return staff
    .map(({ name, roles, disabledAt, loggedInAt }) =>
      [
        name.padEnd(16),
        roles.join(', '),
        disabledAt === undefined ? '' : `disabled ${formatDateTime(disabledAt)}`,
        loggedInAt === undefined ? 'never logged in' : `logged in ${formatDateTime(loggedInAt)}`,
      ]
        .filter(Boolean)
        .join('  '),
    )
    .join('\n')
}

const secretsInWords = ({ password, otpauth }: StaffSecrets): string =>
  [
    'This is told once:',
    ...(password === undefined ? [] : [`  password       ${password}`]),
    `  authenticator  ${otpauth}`,
    '',
    encodeQR(otpauth, 'ascii').trimEnd(),
  ].join('\n')
