import { log, PERMISSIONS, ROLES, staff, type AddStaff, type ResetStaff, type StaffMember } from '@hearth/ops'
import { addStaff, disableStaff, makeSecrets, resetStaff, setStaffRoles } from '#areas/staff/change-staff'
import { logIn, meOf } from '#areas/staff/log-in'
import { readLog } from '#areas/staff/read-log'
import type { Database } from '#database/connect'
import { logCommand } from '#areas/staff/log-command'
import { staffCommands } from '#areas/staff/staff-commands'
import { defineArea } from '#kernel/area'
import { opens, prepared, reads, writes } from '#kernel/ops/ops-area'
import { endStaffSession } from '#kernel/sessions/staff-sessions'

/** Staff: their logins and roles, and the log of their actions. */
export const staffArea = defineArea({
  name: 'staff',
  commands: [...staffCommands, logCommand],
  calls: [],
  ops: [
    opens(staff, { login: (payload, context) => logIn(context, payload) }),
    reads(staff, {
      async logout(_, { db, token }) {
        if (token) await endStaffSession(db, token)
        return {}
      },
      me: (_, { actor }) =>
        actor.kind === 'staff'
          ? meOf(actor.name, actor.roles)
          : { name: actor.name, roles: [...ROLES], permissions: [...PERMISSIONS] },
      list: async (_, { db }) => ({ staff: await listStaff(db) }),
    }),
    // Secrets are only for the first reader of the reply, so the reply is not stored under an idempotency key.
    writes(
      staff,
      {
        add: prepared(makeSecrets<AddStaff>, (ready, context) => addStaff(context, ready)),
        reset: prepared(makeSecrets<ResetStaff>, (ready, context) => resetStaff(context, ready)),
      },
      { kept: false },
    ),
    writes(staff, {
      setRoles: (payload, context) => setStaffRoles(context, payload),
      disable: (payload, context) => disableStaff(context, payload),
    }),
    reads(log, { list: (payload, context) => readLog(context, payload) }),
  ],
})

async function listStaff(db: Database): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['name', 'roles', 'version', 'created_at', 'disabled_at', 'logged_in_at'])
    .orderBy('name')
    .execute()
  return rows.map((row) => ({
    name: row.name,
    roles: row.roles,
    version: row.version,
    createdAt: row.created_at,
    ...(row.disabled_at === null ? {} : { disabledAt: row.disabled_at }),
    ...(row.logged_in_at === null ? {} : { loggedInAt: row.logged_in_at }),
  }))
}
