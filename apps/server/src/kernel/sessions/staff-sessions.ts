import type { Role } from '@hearth/ops'
import type { Database } from '#database/connect'
import { hashToken, isToken, newToken } from '#kernel/sessions/token'
import type { Operator } from '#shop/actor'
import type { Random } from '#shop/random'

const HOUR = 3_600_000
/** Ms after which a login of staff ends, even if it is used. */
export const STAFF_SESSION_LONGEST = 12 * HOUR
/** Ms without use after which a login of staff ends. */
export const STAFF_SESSION_IDLE = HOUR / 2
/** Ms between two updates of the time at which a login was last used. */
const USE_NOTED = 60_000

/** Begins a login of staff and returns its token, of which only the SHA-256 is stored. */
export async function beginStaffSession(
  db: Database,
  random: Random,
  { staffId, network }: { staffId: string; network: string },
  now: number,
): Promise<{ token: string; expiresAt: number }> {
  const token = newToken(random)
  const expiresAt = now + STAFF_SESSION_LONGEST
  await db
    .insertInto('staff_session')
    .values({
      token_hash: hashToken(token),
      staff_id: staffId,
      network,
      created_at: now,
      used_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { token, expiresAt }
}

/**
 * The member of staff of a token. Nothing is cached between two requests, so that disabling somebody, or removing a
 * role, takes effect with the next request.
 */
export async function findStaff(db: Database, token: string, now: number): Promise<Operator | undefined> {
  if (!isToken(token)) return undefined
  const hash = hashToken(token)
  const found = await db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select(['staff.id', 'staff.name', 'staff.roles', 'staff_session.used_at'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('used_at', '>', now - STAFF_SESSION_IDLE)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!found) return undefined
  if (now - found.used_at >= USE_NOTED)
    await db.updateTable('staff_session').set({ used_at: now }).where('token_hash', '=', hash).execute()
  return { kind: 'staff', id: found.id, name: found.name, roles: found.roles as readonly Role[] }
}

/** Ends one login. */
export async function endStaffSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('staff_session').where('token_hash', '=', hashToken(token)).execute()
}

/** Deletes logins that have expired. */
export async function forgetStaffSessions(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('staff_session')
    .where((row) => row.or([row('expires_at', '<=', now), row('used_at', '<=', now - STAFF_SESSION_IDLE)]))
    .execute()
}
