import {
  OPS_CODE,
  type AddStaff,
  type Changed,
  type ResetStaff,
  type SetStaffRoles,
  type StaffName,
  type StaffSecrets,
} from '@hearth/ops'
import { readShopName } from '#areas/content/shop-profile'
import { makeTotpSecret, otpauthOf } from '#areas/staff/one-time-code'
import { hashPassword, makePassword } from '#areas/staff/password'
import { sealText } from '#shop/sealed-text'
import type { Selectable } from 'kysely'
import type { Database } from '#database/connect'
import type { Schema } from '#database/schema'
import type { OpsContext, OpenOpsContext, Written } from '#kernel/ops/ops-area'
import { OpsError } from '#kernel/ops/ops-error'
import { versioned } from '#kernel/ops/versioned'

const members = versioned<Pick<Selectable<Schema['staff']>, 'id' | 'roles' | 'version' | 'disabled_at'>>({
  kind: 'staff',
  find(db, name, lock) {
    const query = db.selectFrom('staff').select(['id', 'roles', 'version', 'disabled_at']).where('name', '=', name)
    return (lock ? query.forUpdate() : query).executeTakeFirst()
  },
  missing: () => new OpsError(OPS_CODE.notFound, { message: '没有这名员工', field: 'name' }),
})

/** Adds a member of staff. @throws OpsError conflict if the name exists */
export async function addStaff(
  { db, now, random }: OpsContext,
  { name, roles, told, kept }: WithSecrets<AddStaff>,
): Promise<Written<StaffSecrets>> {
  const added = await db
    .insertInto('staff')
    .values({ id: random.uuid(), name, roles: JSON.stringify(roles), ...kept, created_at: now })
    .onConflict((clash) => clash.column('name').doNothing())
    .returning('version')
    .executeTakeFirst()
  if (!added) throw new OpsError(OPS_CODE.conflict, { message: '登录名已存在', field: 'name' })
  return {
    reply: { ...told, version: added.version, changed: true },
    changes: [{ target: members.target(name), after: { roles } }],
  }
}

/** Replaces the roles of a member of staff. @throws OpsError notFound, stale */
export async function setStaffRoles(
  { db }: OpsContext,
  { name, version, roles }: SetStaffRoles,
): Promise<Written<Changed>> {
  const before = await members.lock(db, name, version)
  await db
    .updateTable('staff')
    .set({ roles: JSON.stringify(roles), version: version + 1 })
    .where('name', '=', name)
    .execute()
  return {
    reply: { version: version + 1, changed: true },
    changes: [{ target: members.target(name), before: { roles: before.roles }, after: { roles } }],
  }
}

/** Disables a member of staff, and ends all their logins. @throws OpsError notFound, stale */
export async function disableStaff({ db, now }: OpsContext, { name, version }: StaffName): Promise<Written<Changed>> {
  const before = await members.lock(db, name, version)
  await db
    .updateTable('staff')
    .set({ disabled_at: now, version: version + 1 })
    .where('name', '=', name)
    .execute()
  await endAll(db, before.id)
  return {
    reply: { version: version + 1, changed: true },
    changes: [
      { target: members.target(name), before: { disabled: before.disabled_at !== null }, after: { disabled: true } },
    ],
  }
}

/**
 * Gives a member of staff new secrets, ends all their logins, and enables them to log in again.
 * @throws OpsError notFound, stale
 */
export async function resetStaff(
  { db }: OpsContext,
  { name, version, told, kept }: WithSecrets<ResetStaff>,
): Promise<Written<StaffSecrets>> {
  const before = await members.lock(db, name, version)
  await db
    .updateTable('staff')
    .set({ ...kept, totp_step: 0, disabled_at: null, version: version + 1 })
    .where('name', '=', name)
    .execute()
  await endAll(db, before.id)
  await db.deleteFrom('rate_count').where('key', '=', `staff-login ${name}`).execute()
  return {
    reply: { ...told, version: version + 1, changed: true },
    changes: [
      {
        target: members.target(name),
        before: { disabled: before.disabled_at !== null },
        after: { disabled: false, secrets: 'new' },
      },
    ],
  }
}

/**
 * The fields of a request, with new secrets instead of the password. `told` holds the secrets in plain text, to be
 * shown once. `kept` holds them in their stored form.
 */
export type WithSecrets<Payload> = Omit<Payload, 'password'> & {
  told: Pick<StaffSecrets, 'name' | 'password' | 'otpauth'>
  kept: { password_hash: string; totp_secret: string }
}

/** Creates new secrets. This is slow on purpose, since it hashes a password. */
export async function makeSecrets<Payload extends { name: string; password?: string }>(
  { password: given, ...payload }: Payload,
  { secret, random, db }: OpenOpsContext,
): Promise<WithSecrets<Payload>> {
  const { name } = payload
  const password = given ?? makePassword(random)
  const totp = makeTotpSecret(random)
  const otpauth = otpauthOf(totp, name, await readShopName(db))
  return {
    ...payload,
    told: { name, ...(given === undefined ? { password } : {}), otpauth },
    kept: {
      password_hash: await hashPassword(password, random),
      totp_secret: sealText(secret, 'staff one-time codes', random, totp),
    },
  }
}

const endAll = (db: Database, staffId: string) =>
  db.deleteFrom('staff_session').where('staff_id', '=', staffId).execute()
