import {
  OPS_CODE,
  PERMISSIONS,
  rolesAllow,
  type Role,
  type StaffLoggedIn,
  type StaffLogin,
  type StaffMe,
} from '@hearth/ops'
import { checkPassword } from '#areas/staff/password'
import { stepOfCode } from '#areas/staff/one-time-code'
import { openText } from '#shop/sealed-text'
import type { Database } from '#database/connect'
import { writeAudit } from '#kernel/ops/ops-audit'
import type { OpenOpsContext } from '#kernel/ops/ops-area'
import { OpsError } from '#kernel/ops/ops-error'
import { countUp, uncount } from '#kernel/limits/rate-counts'
import { beginStaffSession } from '#kernel/sessions/staff-sessions'
import type { Operator } from '#shop/actor'

const QUARTER = 15 * 60_000
/**
 * The most wrong logins in 15 minutes: for a name, and from a network (`Network.near`). Further logins have to wait.
 */
const OF_NAME = { max: 5, window: QUARTER }
const OF_NETWORK = { max: 20, window: QUARTER }

interface StaffRow {
  id: string
  name: string
  roles: Role[]
  password_hash: string
  totp_secret: string
  disabled_at: number | null
}

/** Returns a member of staff with their roles, in the form of `staff.me`. */
export const meOf = (name: string, roles: readonly Role[]): StaffMe => ({
  name,
  roles: [...roles],
  permissions: PERMISSIONS.filter((permission) => rolesAllow(roles, permission)),
})

/**
 * Logs a member of staff in. Each attempt is counted before it is checked, so that concurrent attempts are limited too.
 * Attempts with an unknown name are counted as well, and take equally long.
 * @throws OpsError locked, tooMany, wrongLogin
 */
export async function logIn(context: OpenOpsContext, { name, password, code }: StaffLogin): Promise<StaffLoggedIn> {
  const { db, now, network, limited, random } = context
  const keys = { ofName: `staff-login ${name}`, ofNetwork: `staff-login from ${network.near}` }
  if (limited) await countTry(context, keys)
  const staff = await findByName(db, name)
  const right = await checkPassword(password, staff?.password_hash)
  const step = staff && right && staff.disabled_at === null ? stepOf(context, staff, code) : undefined
  if (!staff || step === undefined || !(await takeStep(db, staff.id, step, now))) {
    context.log({ event: 'staff-login-refused', name, network: network.near })
    throw new OpsError(OPS_CODE.wrongLogin)
  }
  if (limited) {
    await db.deleteFrom('rate_count').where('key', '=', keys.ofName).execute()
    await uncount(db, [keys.ofNetwork])
  }
  const actor: Operator = { kind: 'staff', id: staff.id, name: staff.name, roles: staff.roles }
  await writeAudit(db, { at: now, actor, call: 'staff.login', network: network.near, numbers: context.numbers }, [{}])
  const begun = await beginStaffSession(db, random, { staffId: staff.id, network: network.wide }, now)
  return { ...meOf(staff.name, staff.roles), ...begun }
}

async function countTry({ db, now, log, network }: OpenOpsContext, keys: { ofName: string; ofNetwork: string }) {
  const [ofName, ofNetwork] = await countUp(
    db,
    [
      { key: keys.ofName, ...OF_NAME },
      { key: keys.ofNetwork, ...OF_NETWORK },
    ],
    now,
  )
  for (const [count, code] of [
    [ofName, OPS_CODE.locked],
    [ofNetwork, OPS_CODE.tooMany],
  ] as const) {
    if (!count || count.count <= count.max) continue
    log({ event: 'staff-login-locked', counted: count.key, network: network.near })
    throw new OpsError(code, { retryAfter: Math.max(1, Math.ceil(count.left / 1000)) })
  }
}

const findByName = (db: Database, name: string): Promise<StaffRow | undefined> =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'roles', 'password_hash', 'totp_secret', 'disabled_at'])
    .where('name', '=', name)
    .executeTakeFirst()

function stepOf({ secret, now, log }: OpenOpsContext, { name, totp_secret: sealed }: StaffRow, code: string) {
  const opened = openText(secret, 'staff one-time codes', sealed)
  if (opened === undefined) log({ event: 'staff-secret-unreadable', name })
  return opened === undefined ? undefined : stepOfCode(opened, code, now)
}

/** Uses up a code and all earlier ones. Returns false if the code was used before. */
async function takeStep(db: Database, id: string, step: number, now: number): Promise<boolean> {
  const taken = await db
    .updateTable('staff')
    .set({ totp_step: step, logged_in_at: now })
    .where('id', '=', id)
    .where('totp_step', '<', step)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
