import { formatDateTime } from '@hearth/domain'
import { OPS_CODE, OpsRefusal, ROLES, type Role, type StaffMember, type StaffSecrets } from '@hearth/ops'
import encodeQR from 'qr'
import { readWords, wanted } from '#operator/arguments'
import { asRead } from '#operator/as-read'
import { inWords } from '#operator/in-words'
import { OperatorRefusal } from '#operator/operator-request'
import type { OperatorContext } from '#operator/operator-shop'
import { printable } from '#operator/printable'

type Verb = (context: OperatorContext, words: readonly string[], options: Options) => Promise<string>
type Options = Readonly<Record<string, string>>

const verbs: Readonly<Record<string, Verb | undefined>> = {
  async add({ ops }, words, { role, password }) {
    const name = wanted(words, 0, 'which name')
    const roles = rolesOf(wanted([role ?? ''], 0, 'which role, with --role'))
    const made = await ops.staff.add({ name, roles, ...given(password) }).catch((error: unknown) => {
      if (error instanceof OpsRefusal && error.code === OPS_CODE.conflict)
        throw new OperatorRefusal(`There is a member of staff ${printable(name)} already. See: hearth staff`)
      if (error instanceof OpsRefusal && error.field === 'name')
        throw new OperatorRefusal('A name is 2 to 40 small letters, digits, dots, dashes and underscores.', 2)
      throw error
    })
    return `${name} may log in, as ${roles.join(', ')}.\n${secretsInWords(made)}`
  },
  async reset(context, words, { password }) {
    const name = wanted(words, 0, 'who')
    const made = await changeStaff(context, name, (version) =>
      context.ops.staff.reset({ name, version, ...given(password) }),
    )
    return `${name} may log in, with these alone; all logins have ended.\n${secretsInWords(made)}`
  },
  async roles(context, words) {
    const name = wanted(words, 0, 'who')
    const roles = rolesOf(wanted(words, 1, 'which roles'))
    await changeStaff(context, name, (version) => context.ops.staff.setRoles({ name, version, roles }))
    return `${name} is ${roles.join(', ')} from now on.`
  },
  async disable(context, words) {
    const name = wanted(words, 0, 'who')
    await changeStaff(context, name, (version) => context.ops.staff.disable({ name, version }))
    return `${name} cannot log in any more; all logins have ended.`
  },
}

/** `staff [add|roles|reset|disable <name> ...]`: who may log in to run the shop. */
export async function staffCommand(context: OperatorContext, args: readonly string[]): Promise<string> {
  const { plain, options } = readWords(args, ['role', 'password'], 3)
  const [verb, ...words] = plain
  if (verb === undefined) return listInWords((await context.ops.staff.list({})).staff)
  const done = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!done) throw new OperatorRefusal(`Staff can be added, given roles, reset or disabled. See: hearth help`, 2)
  return done(context, words, options)
}

const changeStaff = <Result>(
  { ops }: OperatorContext,
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
